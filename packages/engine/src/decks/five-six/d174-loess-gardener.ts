import { occupation } from '../../cards/card.ts'
import { onSpace } from '../../cards/conditions.ts'
import { mayTrade } from '../../cards/verbs.ts'

export default occupation({
  id: 'D174',
  name: 'loess-gardener',
  players: 5,
  on: {
    'before-use': { when: onSpace('clay-pit'), effects: [mayTrade({ pay: { food: 1 }, gain: { vegetable: 1 } })] },
  },
})
