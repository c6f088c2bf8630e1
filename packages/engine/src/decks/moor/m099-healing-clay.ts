import { moorMinor } from '../../cards/card.ts'
import { both, onSpace } from '../../cards/conditions.ts'
import { gain } from '../../cards/verbs.ts'

export default moorMinor({
  id: 'M099',
  name: 'healing-clay',
  cost: { clay: 1 },
  vp: 1,
  play: [gain({ food: 1 })],
  on: {
    'before-use': { when: both(onSpace('infirmary'), (_s, _owner, { ill }) => ill), effects: [gain({ food: 1 })] },
  },
})
