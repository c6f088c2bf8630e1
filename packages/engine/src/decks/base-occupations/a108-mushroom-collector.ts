import { occupation } from '../../cards/card.ts'
import { onAccumulation } from '../../cards/conditions.ts'
import { mayTrade } from '../../cards/verbs.ts'

export default occupation({
  id: 'A108',
  name: 'mushroom-collector',
  on: {
    'after-use': {
      when: onAccumulation('wood'),
      effects: [mayTrade({ pay: { wood: 1 }, to: 'space', gain: { food: 2 } })],
    },
  },
})
