import { canPay } from '../actions/exchange.ts'
import { missing, type Obstacle } from '../actions/obstacle.ts'
import { sentenceOf } from '../actions/obstacle-words.ts'
import { loneForests } from '../farm/tiles.ts'
import { leftOf } from '../rounds/use.ts'
import { hasLateSpecial } from '../rounds/work.ts'
import { FUEL, type Goods, WOOD } from '../state/goods.ts'
import type { State } from '../state/state.ts'
import { canAct, dueFor, priceOfCard } from './special.ts'
import { actionsOf, printedAction, SPECIAL_ACTIONS, SPECIAL_CARD_NAMES, type SpecialAction } from './special-cards.ts'
import type { SpecialCard } from './table.ts'

// M5, M6: what keeps a seat from a special action.

/** Wood burns like fuel: what it covers is not missing. */
function missingGoods(s: State, seat: number, due: Goods): Obstacle {
  const wood = s.players[seat].goods[WOOD] - due[WOOD]
  const price = due.map((n, g) => (g === FUEL ? Math.max(0, n - Math.max(0, wood)) : n))
  return missing(s, seat, price)
}

/** The tile that the action takes away is not there, or not where it may be taken. */
function noTile(s: State, seat: number, action: SpecialAction): Obstacle | null {
  const p = s.players[seat]
  if (action === 'cut-peat') return p.moors === 0 ? { why: 'no-moor' } : null
  if (action === 'fell-trees') return p.forests === 0 ? { why: 'no-forest' } : null
  if (action !== 'slash-and-burn') return null
  return loneForests(p) === 0 ? { why: 'no-single-forest' } : { why: 'no-forest-by-field' }
}

function obstaclesOn(s: State, seat: number, held: SpecialCard, action: SpecialAction): Obstacle[] {
  const price = priceOfCard(seat, held)
  if (price === null) return [{ why: held.holder === seat ? 'special-taken' : 'special-down' }]
  const printed = printedAction(held.card, action)
  if (canAct(s, seat, held.card, printed, price)) return []
  const due = dueFor(printed, price)
  // The card itself comes first: without it nothing else matters.
  if (!canPay(s, seat, due)) return [missingGoods(s, seat, due)]
  return [noTile(s, seat, action) ?? { why: 'no-improvement' }]
}

const heldWith = (s: State, action: SpecialAction): SpecialCard | undefined =>
  s.moor?.special.find(({ card }) => actionsOf(card, s.setup.moor).some((own) => own.action === action))

/** What keeps the seat from the action by its name; nothing where it could be taken, or where there is no such action. */
export function obstaclesToSpecial(s: State, seat: number, name: string): Obstacle[] {
  const action = SPECIAL_ACTIONS.find((own) => own === name)
  const held = action && heldWith(s, action)
  if (!action || !held) return []
  if (leftOf(s.players[seat]) === 0 && !hasLateSpecial(s, seat)) return [{ why: 'nobody-home' }]
  return obstaclesOn(s, seat, held, action)
}

/** The same for a refusal, in a sentence; null where there is no more to say. */
export function whyNotSpecial(s: State, seat: number, card: number, action: number): string | null {
  if (!s.moor) return 'There are no special actions in this game.'
  const name = SPECIAL_CARD_NAMES[card]
  const held = s.moor.special.find((one) => one.card === card)
  if (!held) return `${name} is not on the table.`
  if (action >= 0) {
    const named = SPECIAL_ACTIONS[action]
    if (!actionsOf(card, s.setup.moor).some((printed) => printed.action === named)) return `${name} has no ${named}.`
    const [obstacle] = obstaclesToSpecial(s, seat, named)
    return obstacle ? sentenceOf(obstacle) : null
  }
  const price = priceOfCard(seat, held)
  if (price === null) return sentenceOf({ why: held.holder === seat ? 'special-taken' : 'special-down' })
  if (s.players.length === 1) return 'Alone, one of its actions has to be carried out.'
  return canPay(s, seat, price) ? null : sentenceOf(missing(s, seat, price))
}
