import { occupation } from '../../cards/card.ts'
import { onSpace } from '../../cards/conditions.ts'
import { mayTrade } from '../../cards/verbs.ts'

export default occupation({
  id: 'B166',
  name: 'cattle-feeder',
  players: 4,
  on: {
    'before-use': { when: onSpace('grain-seeds'), effects: [mayTrade({ pay: { food: 1 }, gain: { cattle: 1 } })] },
  },
})
