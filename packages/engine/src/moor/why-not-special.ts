import { canPay } from '../actions/exchange.ts'
import { leftOf } from '../rounds/use.ts'
import { hasLateSpecial } from '../rounds/work.ts'
import type { State } from '../state/state.ts'
import { tileCellsFor } from './special.ts'
import { actionsOf, SPECIAL_ACTIONS, SPECIAL_CARD_NAMES, type SpecialAction, TAKEN_OVER } from './special-cards.ts'

/** What an action that takes a tile away does not find. M6 */
const NO_TILE: { readonly [A in SpecialAction]?: string } = {
  'cut-peat': 'You have no visible moor.',
  'fell-trees': 'You have no visible forest.',
  'slash-and-burn': 'You have no forest that lies alone and next to a field, where you have one.',
}

/** Why a special action cannot be taken now, in a sentence; null where there is no more to say. M5 */
export function whyNotSpecial(s: State, seat: number, card: number, action: number): string | null {
  if (!s.moor) return 'There are no special actions in this game.'
  const name = SPECIAL_CARD_NAMES[card]
  const held = s.moor.special.find((one) => one.card === card)
  if (!held) return `${name} is not on the table.`
  if (held.holder === seat) return `${name} lies in front of you already.`
  if (held.down) return `${name} lies face down: nobody takes it any more in this round.`
  if (leftOf(s.players[seat]) === 0 && !hasLateSpecial(s, seat))
    return 'A special action needs somebody who is still to be placed.'
  if (held.holder >= 0 && !canPay(s, seat, TAKEN_OVER))
    return `${name} lies in front of another player: it costs 2 food.`
  if (action < 0) return s.players.length === 1 ? 'Alone, one of its actions has to be carried out.' : null
  const named = SPECIAL_ACTIONS[action]
  if (!actionsOf(card, s.setup.moor).some((printed) => printed.action === named)) return `${name} has no ${named}.`
  if (tileCellsFor(s.players[seat], named) === 0) return NO_TILE[named] ?? null
  if (named === 'black-market') return 'There is no minor improvement that you could play besides paying 1 fuel.'
  if (named === 'clandestine-work') return 'There is no improvement that you could pay for besides 1 fuel and 1 food.'
  return 'You cannot pay for it.'
}
