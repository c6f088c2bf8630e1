import { occupation } from '../../cards/card.ts'
import { both, isKind } from '../../cards/conditions.ts'
import { faceUp, foodOnCard, gathersFood } from '../../cards/food-on-card.ts'

export default occupation({
  id: 'D173',
  name: 'town-clerk',
  players: 5,
  ...gathersFood,
  on: { 'after-improvement': { of: 'all', when: both(isKind('major'), faceUp), effects: [foodOnCard(() => 1)] } },
})
