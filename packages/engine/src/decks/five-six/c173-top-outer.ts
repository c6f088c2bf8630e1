import { collect } from '../../actions/take.ts'
import { occupation } from '../../cards/card.ts'
import { onSpace, spaceAt } from '../../cards/conditions.ts'
import type { Effect } from '../../cards/effects.ts'
import { does } from '../../cards/verbs.ts'
import type { State } from '../../state/state.ts'

const stage = (s: State): number => spaceAt(s, 'traveling-players')

/** It comes to the owner without a use of the space: nobody who watches uses or takings hears of it. */
const takeTheFood: Effect = {
  ...does('collect', (s, seat) => collect(s, seat, stage(s))),
  idle: (s) => s.lying[stage(s)] === 0,
}

export default occupation({
  id: 'C173',
  name: 'top-outer',
  players: 5,
  on: { 'before-use': { of: 'all', when: onSpace('house-building'), effects: [takeTheFood] } },
})
