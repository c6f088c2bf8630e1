import { occupation } from '../../cards/card.ts'
import { accumulating, onAccumulation } from '../../cards/conditions.ts'
import { gain } from '../../cards/verbs.ts'
import { peopleOn } from '../../spaces/people.ts'
import type { State } from '../../state/state.ts'

/** Uses of wood accumulation spaces in this round: whoever used one stands there, also from before the card was played. */
const uses = (s: State, seat: number): number =>
  accumulating(s, 'wood').reduce((n, space) => n + peopleOn(s, space, seat), 0)

/** Clay by the how-manieth use it is. */
const CLAY = [0, 1, 2]

export default occupation({
  id: 'D176',
  name: 'woodshacker',
  players: 5,
  on: {
    'before-use': { when: onAccumulation('wood'), effects: [gain((s, seat) => ({ clay: CLAY[uses(s, seat)] ?? 0 }))] },
  },
})
