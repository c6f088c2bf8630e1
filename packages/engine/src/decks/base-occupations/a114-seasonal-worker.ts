import { occupation } from '../../cards/card.ts'
import { onSpace } from '../../cards/conditions.ts'
import { gainOneOf } from '../../cards/verbs.ts'

export default occupation({
  id: 'A114',
  name: 'seasonal-worker',
  on: {
    'before-use': {
      when: onSpace('day-laborer'),
      effects: [gainOneOf((s) => (s.round < 6 ? [{ grain: 1 }] : [{ grain: 1 }, { vegetable: 1 }]))],
    },
  },
})
