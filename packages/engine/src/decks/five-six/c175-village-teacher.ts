import { occupation } from '../../cards/card.ts'
import { isTaken, onSpace } from '../../cards/conditions.ts'
import { gain } from '../../cards/verbs.ts'
import { LESSONS } from '../../spaces/ids.ts'
import type { Amounts } from '../../state/goods.ts'

/** By the number of Lessons spaces with people on them. */
const REWARDS: readonly Amounts[] = [{}, { food: 1 }, { grain: 1 }, { vegetable: 1 }]

export default occupation({
  id: 'C175',
  name: 'village-teacher',
  players: 5,
  on: {
    'after-use': {
      when: onSpace(...LESSONS),
      effects: [gain((s) => REWARDS[LESSONS.filter((id) => isTaken(s, id)).length])],
    },
  },
})
