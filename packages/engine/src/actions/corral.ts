import { BASE_ANIMALS, type Good } from '../state/goods.ts'
import { boardOf, type State } from '../state/state.ts'
import { type ActRules, act, ONCE } from './act.ts'
import { gainOne } from './supply.ts'

const missing = (s: State, seat: number): Good | undefined => BASE_ANIMALS.find((a) => s.players[seat].goods[a] === 0)

/** F1: 1 animal of the first kind, in the order sheep, boar, cattle, that the player does not have. */
export const corral: ActRules<{ readonly act: 'corral' }> = act('corral', {
  fields: {},
  possible: (s, seat) => missing(s, seat) !== undefined,
  obstacle: () => ({ why: 'every-animal' }),
  run(s, seat, _act, { space }) {
    const animal = missing(s, seat)
    if (animal !== undefined) gainOne(s, seat, animal, 1, boardOf(s).spaces[space].id)
    return ONCE
  },
})
