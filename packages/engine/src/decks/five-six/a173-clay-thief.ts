import { collect } from '../../actions/take.ts'
import { occupation } from '../../cards/card.ts'
import { spaceAt } from '../../cards/conditions.ts'
import type { Effect } from '../../cards/effects.ts'
import type { State } from '../../state/state.ts'

const FACE_DOWN = 1
const lies = (s: State): boolean => (s.lying[spaceAt(s, 'hollow')] ?? 0) > 0

/** Takes the clay without using the space. */
const steal: Effect = {
  verb: 'steal',
  optional: true,
  possible: lies,
  run(s, seat, { data }) {
    data[0] = FACE_DOWN
    collect(s, seat, spaceAt(s, 'hollow'))
  },
}

export default occupation({
  id: 'A173',
  name: 'clay-thief',
  players: 5,
  // Has it been turned over?
  slots: 1,
  isFaceDown: ({ data }) => data[0] === FACE_DOWN,
  on: { 'before-work': { when: (_s, _owner, _at, { data }) => data[0] !== FACE_DOWN, effects: [steal] } },
})
