import { moorMinor } from '../../cards/card.ts'
import type { Effect } from '../../cards/effects.ts'
import { promise } from '../../cards/promise.ts'
import { roundsLeft } from '../../cards/verbs.ts'
import { FUEL, goods } from '../../state/goods.ts'
import type { State } from '../../state/state.ts'

/** So much fuel, so many rounds ahead. */
const DELIVERIES = [
  { fuel: 3, plus: 2 },
  { fuel: 4, plus: 4 },
  { fuel: 5, plus: 7 },
  { fuel: 6, plus: 10 },
]

/** A delivery after the last round cannot be chosen. */
const open = (s: State) => DELIVERIES.filter(({ plus }) => plus <= roundsLeft(s))

/** One of the deliveries; where none is left, the card does nothing. */
const deliver: Effect = {
  verb: 'deliver',
  optional: false,
  possible: () => true,
  asks: (s) => open(s).length > 1,
  options(s, _seat, _card, _at, out) {
    for (const { fuel } of open(s)) out.push({ verb: 'take', goods: goods({ fuel }) })
  },
  run(s, seat, played, _at, move) {
    const [first] = open(s)
    const chosen = move?.verb === 'take' ? open(s).find(({ fuel }) => fuel === move.goods[FUEL]) : first
    if (chosen) promise(s, seat, s.round + chosen.plus, FUEL, chosen.fuel, played.card)
  },
}

export default moorMinor({ id: 'M079', name: 'peat-sled', cost: { wood: 1 }, play: [deliver] })
