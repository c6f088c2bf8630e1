import { moorMinor } from '../../cards/card.ts'
import { onSpecial } from '../../cards/conditions.ts'
import { mayTrade } from '../../cards/verbs.ts'

export default moorMinor({
  id: 'M109',
  name: 'malthouse',
  cost: { clay: 2 },
  vp: 1,
  on: {
    'after-special': { when: onSpecial('cut-peat'), effects: [mayTrade({ pay: { grain: 1 }, gain: { food: 4 } })] },
  },
})
