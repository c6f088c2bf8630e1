import { boardOf, type State } from '../state/state.ts'
import { type Action, ONCE } from './action.ts'
import { gain, gainOne } from './supply.ts'

/** Takes everything that lies on an accumulation space, and what the space gives from the supply. B4 */
export const take: Action<{ act: 'take' }> = {
  possible(s, _seat, _act, { space }) {
    const { accumulates } = boardOf(s).spaces[space]
    return accumulates === null || s.lying[space] > 0
  },
  obstacle: () => ({ why: 'nothing-there' }),
  run(s, seat, _act, { space }) {
    const { accumulates, gives, id } = boardOf(s).spaces[space]
    if (gives) gain(s, seat, gives, id)
    if (accumulates) collect(s, seat, space)
    return ONCE
  },
}

/** Empties an accumulation space into the player's supply. */
export function collect(s: State, seat: number, space: number): void {
  const { accumulates, id } = boardOf(s).spaces[space]
  const count = s.lying[space]
  s.lying[space] = 0
  if (accumulates && count > 0) gainOne(s, seat, accumulates.good, count, id)
}
