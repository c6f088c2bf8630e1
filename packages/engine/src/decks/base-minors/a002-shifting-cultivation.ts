import { minor } from '../../cards/card.ts'
import { must } from '../../cards/verbs.ts'

export default minor({
  id: 'A002',
  name: 'shifting-cultivation',
  cost: { food: 2 },
  travels: true,
  play: [must({ act: 'plow', food: 0 })],
})
