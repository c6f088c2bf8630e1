import { tell } from '../state/events.ts'
import { type ActRules, ALWAYS, act, ONCE } from './act.ts'
import { collect } from './take.ts'

/** B5: becomes starting player; in the family game also takes the food that lies there (B7). */
export const startingPlayer: ActRules<{ readonly act: 'starting-player' }> = act('starting-player', {
  fields: {},
  possible: ALWAYS,
  run(s, seat, _act, { space }) {
    s.starting = seat
    tell({ event: 'starting', seat })
    collect(s, seat, space)
    return ONCE
  },
})
