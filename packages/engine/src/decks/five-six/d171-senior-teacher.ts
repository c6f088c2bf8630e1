import { occupation } from '../../cards/card.ts'
import { both, onSpace } from '../../cards/conditions.ts'
import { gain } from '../../cards/verbs.ts'
import { LESSONS } from '../../spaces/ids.ts'
import { FOOD } from '../../state/goods.ts'

export default occupation({
  id: 'D171',
  name: 'senior-teacher',
  players: 5,
  on: {
    'after-occupation': {
      of: 'others',
      when: both(onSpace(...LESSONS), (_s, _owner, { goods }) => goods !== null && goods[FOOD] > 0),
      effects: [gain({ food: 1 })],
    },
  },
})
