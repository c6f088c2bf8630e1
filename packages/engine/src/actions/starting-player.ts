import { tell } from '../state/events.ts'
import { type Action, ONCE } from './action.ts'
import { collect } from './take.ts'

/** B5: becomes starting player; in the family game also takes the food that lies there (B7). */
export const startingPlayer: Action<{ act: 'starting-player' }> = {
  possible: () => true,
  run(s, seat, _act, { space }) {
    s.starting = seat
    tell({ event: 'starting', seat })
    collect(s, seat, space)
    return ONCE
  },
}
