import { canPay } from '../../actions/exchange.ts'
import { pay } from '../../actions/pay.ts'
import { goods } from '../../goods.ts'
import { survives } from '../../lookahead.ts'
import { usable } from '../../rounds/use.ts'
import { placeAgain } from '../../rounds/work.ts'
import { boardOf, type State } from '../../state.ts'
import { occupation } from '../card.ts'
import type { Effect } from '../effects.ts'

const PRICE = goods({ food: 1 })
/** The round spaces at the left end of their row: they have no card on their left. */
const LEFT_ENDS = [1, 5, 8, 10, 12]

/** The round card lying to the left of this one, or -1. */
function leftOf(s: State, space: number): number {
  const round = s.since[space]
  return LEFT_ENDS.includes(round) ? -1 : s.since.indexOf(round - 1)
}

const isRoundCard = (s: State, space: number): boolean => space >= 0 && boardOf(s).spaces[space].stage > 0

function placeLeft(s: State, seat: number, left: number): void {
  placeAgain(s, seat, [left], 'sidekick')
  pay(s, seat, [PRICE], 'sidekick')
}

/** Pays 1 food to place one more person on the next card to the left. */
const stepLeft: Effect = {
  verb: 'place-again',
  optional: true,
  possible(s, seat, _card, at) {
    if (!at || s.players[seat].home === 0 || !canPay(s, seat, PRICE)) return false
    const left = leftOf(s, at.space)
    // Raising the food may take away what the card on the left needs.
    return left >= 0 && usable(s, seat, left) && survives(s, seat, (draft) => placeLeft(draft, seat, left))
  },
  run(s, seat, _played, at) {
    placeLeft(s, seat, leftOf(s, at.space))
  },
}

export default occupation({
  id: 'A171',
  name: 'sidekick',
  players: 5,
  on: { 'after-use': { when: (s, _owner, at) => isRoundCard(s, at.space), effects: [stepLeft] } },
})
