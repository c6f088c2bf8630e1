import { canPay } from '../../actions/exchange.ts'
import { pay } from '../../actions/pay.ts'
import { occupation } from '../../cards/card.ts'
import type { Effect } from '../../cards/effects.ts'
import { survives } from '../../flow/lookahead.ts'
import { leftOf, usable } from '../../rounds/use.ts'
import { placeAgain } from '../../rounds/work.ts'
import { LEFT_OF } from '../../spaces/boards.ts'
import { goods } from '../../state/goods.ts'
import { boardOf, type State } from '../../state/state.ts'

const PRICE = goods({ food: 1 })
/** The round card lying to the left of this one, or -1. */
const cardToTheLeft = (s: State, space: number): number => s.since.indexOf(LEFT_OF[s.since[space]] ?? Number.NaN)

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
    if (!at || leftOf(s.players[seat]) === 0 || !canPay(s, seat, PRICE)) return false
    const left = cardToTheLeft(s, at.space)
    // Raising the food may take away what the card on the left needs.
    return left >= 0 && usable(s, seat, left) && survives(s, seat, (draft) => placeLeft(draft, seat, left))
  },
  run(s, seat, _played, at) {
    placeLeft(s, seat, cardToTheLeft(s, at.space))
  },
}

export default occupation({
  id: 'A171',
  name: 'sidekick',
  players: 5,
  on: { 'after-use': { when: (s, _owner, at) => isRoundCard(s, at.space), effects: [stepLeft] } },
})
