import { PART } from '../cards/registry.ts'
import { hasPart, sum } from '../cards/standing.ts'
import { bool } from '../core/shape.ts'
import { roomCount } from '../farm/farmyard.ts'
import { tell } from '../state/events.ts'
import type { State } from '../state/state.ts'
import { type ActRules, act, ONCE } from './act.ts'

/** B1 */
export const MOST_PEOPLE = 5

export interface Grow {
  readonly act: 'grow'
  readonly room: boolean
}

/** Places for people: the rooms of the house, and cards on which somebody can live. */
const homes = (s: State, seat: number): number => {
  const p = s.players[seat]
  return roomCount(p) + (hasPart(p, PART.homes) ? homesOnCards(s, seat) : 0)
}

const homesOnCards = (s: State, seat: number): number =>
  sum(s.players[seat], (card, played) => card.homes(s, seat, played))

/** B8: with room, more rooms than people are needed, newborns counted; never more than 5 people. */
export const grow: ActRules<Grow> = act<Grow>('grow', {
  fields: { room: bool },
  deed: 'grow',
  possible: (s, seat, { room }) =>
    s.players[seat].people < MOST_PEOPLE && (!room || homes(s, seat) > s.players[seat].people),
  obstacle: (s, seat) => (s.players[seat].people < MOST_PEOPLE ? { why: 'no-free-room' } : { why: 'family-complete' }),
  run(s, seat) {
    const p = s.players[seat]
    p.people++
    p.newborns++
    tell({ event: 'born', seat })
    return ONCE
  },
})
