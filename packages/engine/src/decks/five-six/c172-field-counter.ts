import { occupation } from '../../cards/card.ts'
import { faceUp, foodOnCard, gathersFood } from '../../cards/food-on-card.ts'

export default occupation({
  id: 'C172',
  name: 'field-counter',
  players: 5,
  ...gathersFood,
  on: { 'after-plow': { of: 'others', when: faceUp, effects: [foodOnCard(({ count }) => count)] } },
})
