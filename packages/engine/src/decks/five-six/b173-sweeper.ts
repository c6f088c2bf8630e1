import { occupation } from '../../cards/card.ts'
import { both, onLinked } from '../../cards/conditions.ts'
import { faceUp, foodOnCard, gathersFood } from '../../cards/food-on-card.ts'

export default occupation({
  id: 'B173',
  name: 'sweeper',
  players: 5,
  ...gathersFood,
  on: { 'before-use': { when: both(onLinked, faceUp), effects: [foodOnCard(() => 1)] } },
})
