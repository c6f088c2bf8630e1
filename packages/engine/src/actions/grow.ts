import { roomCount } from '../farm/farmyard.ts'
import { tell } from '../state/events.ts'
import { type Action, ONCE } from './action.ts'

/** B1 */
export const MOST_PEOPLE = 5

/** B8: with room, more rooms than people are needed, newborns counted; never more than 5 people. */
export const grow: Action<{ act: 'grow'; room: boolean }> = {
  possible(s, seat, act) {
    const p = s.players[seat]
    return p.people < MOST_PEOPLE && (!act.room || roomCount(p) > p.people)
  },
  obstacle: (s, seat) => (s.players[seat].people < MOST_PEOPLE ? { why: 'no-free-room' } : { why: 'family-complete' }),
  run(s, seat) {
    const p = s.players[seat]
    p.people++
    p.newborns++
    tell({ event: 'born', seat })
    return ONCE
  },
}
