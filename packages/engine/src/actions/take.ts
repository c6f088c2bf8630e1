import { NOTHING } from '../state/goods.ts'
import { boardOf, isFamily, type State } from '../state/state.ts'
import { type ActRules, act, ONCE } from './act.ts'
import { noteGoods } from './acts-step.ts'
import { gain, gainOne } from './supply.ts'

/** What lies on an accumulation space, as an amount of every good. */
const pile = (s: State, space: number): readonly number[] => {
  const { accumulates } = boardOf(s).spaces[space]
  return accumulates ? NOTHING.map((_, g) => (g === accumulates.good ? s.lying[space] : 0)) : NOTHING
}

/** Takes everything that lies on an accumulation space, and what the space gives from the supply. B4 */
export const take: ActRules<{ readonly act: 'take' }> = act('take', {
  fields: {},
  deed: 'take',
  possible(s, _seat, _act, { space }) {
    const { accumulates } = boardOf(s).spaces[space]
    return accumulates === null || s.lying[space] > 0
  },
  obstacle: () => ({ why: 'nothing-there' }),
  run(s, seat, _act, { space }) {
    const { accumulates, gives, id } = boardOf(s).spaces[space]
    if (!isFamily(s)) noteGoods(s, seat, pile(s, space))
    if (gives) gain(s, seat, gives, id)
    if (accumulates) collect(s, seat, space)
    return ONCE
  },
})

/** Empties an accumulation space into the player's supply. */
export function collect(s: State, seat: number, space: number): void {
  const { accumulates, id } = boardOf(s).spaces[space]
  const count = s.lying[space]
  s.lying[space] = 0
  if (accumulates && count > 0) gainOne(s, seat, accumulates.good, count, id)
}
