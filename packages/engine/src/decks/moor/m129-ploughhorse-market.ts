import { moorMinor } from '../../cards/card.ts'
import { onSpace } from '../../cards/conditions.ts'
import { mayTrade } from '../../cards/verbs.ts'

export default moorMinor({
  id: 'M129',
  name: 'ploughhorse-market',
  cost: { clay: 1 },
  needs: { majors: { atLeast: 1 } },
  vp: 1,
  on: {
    'after-use': {
      when: onSpace('farmland', 'cultivation'),
      effects: [mayTrade({ pay: { food: 1 }, gain: { horse: 1 } })],
    },
  },
})
