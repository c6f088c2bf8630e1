import { occupation } from '../../cards/card.ts'
import { onSpace } from '../../cards/conditions.ts'
import { gain, mayTrade } from '../../cards/verbs.ts'

const when = onSpace('traveling-players')

export default occupation({
  id: 'A160',
  name: 'lutenist',
  players: 4,
  on: {
    'before-use': [
      { of: 'others', when, effects: [gain({ wood: 1, food: 1 })] },
      { of: 'others', when, effects: [mayTrade({ pay: { food: 2 }, gain: { vegetable: 1 } })] },
    ],
  },
})
