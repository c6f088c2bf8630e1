import { minor } from '../../cards/card.ts'
import { onSpace } from '../../cards/conditions.ts'
import { gain, giveOthers } from '../../cards/verbs.ts'

export default minor({
  id: 'A050',
  name: 'milk-jug',
  cost: { clay: 1 },
  on: {
    'before-use': { of: 'all', when: onSpace('cattle-market'), effects: [gain({ food: 3 }), giveOthers({ food: 1 })] },
  },
})
