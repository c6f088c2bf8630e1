import { moorMinor } from '../../cards/card.ts'
import type { Effect } from '../../cards/effects.ts'
import { promise } from '../../cards/promise.ts'
import { mayTrade, roundsLeft } from '../../cards/verbs.ts'
import { ANIMALS, amounts, type Good, NOTHING } from '../../state/goods.ts'
import type { Player, State } from '../../state/state.ts'

const FIRST = 2

/** Slot 0: the kinds that lie on round spaces already, a bit each. */
const laid = (p: Player, card: number): number => p.played.find((own) => own.card === card)?.data[0] ?? 0
const kindsLeft = (mask: number): Good[] => ANIMALS.filter((animal) => ((mask >> animal) & 1) === 0)

/** One of the kinds that are left goes so many rounds ahead; beyond the last round none does. */
const lay = (plus: number): Effect => ({
  verb: 'lay-animal',
  optional: false,
  possible: () => true,
  // Of four different kinds the last leaves no choice.
  asks: (s: State) => plus <= roundsLeft(s) && plus < FIRST * ANIMALS.length,
  options(s, seat, card, _at, out) {
    for (const animal of kindsLeft(laid(s.players[seat], card)))
      out.push({ verb: 'take', goods: NOTHING.map((_, g) => (g === animal ? 1 : 0)) })
  },
  run(s, seat, played, _at, move) {
    const animal = move?.verb === 'take' ? move.goods.indexOf(1) : kindsLeft(played.data[0])[0]
    if (plus > roundsLeft(s)) return
    played.data[0] |= 1 << animal
    promise(s, seat, s.round + plus, animal, 1, played.card)
  },
})

export default moorMinor({
  id: 'M131',
  name: 'cattle-stall',
  cost: { wood: 2, clay: 2 },
  vp: 1,
  slots: 1,
  play: ANIMALS.map((_, i) => lay(FIRST * (i + 1))),
  // An animal that is not bought goes back to the supply.
  collect: [mayTrade({ pay: { food: 1 }, gain: (_s, _seat, { goods }) => amounts(goods ?? NOTHING) })],
})
