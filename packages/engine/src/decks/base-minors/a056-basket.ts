import { minor } from '../../cards/card.ts'
import { onAccumulation } from '../../cards/conditions.ts'
import { mayTrade } from '../../cards/verbs.ts'

export default minor({
  id: 'A056',
  name: 'basket',
  cost: { reed: 1 },
  on: {
    'after-use': {
      when: onAccumulation('wood'),
      effects: [mayTrade({ pay: { wood: 2 }, to: 'space', gain: { food: 3 } })],
    },
  },
})
