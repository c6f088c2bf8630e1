import { minor } from '../../cards/card.ts'
import { must } from '../../cards/verbs.ts'

export default minor({
  id: 'B002',
  name: 'mini-pasture',
  cost: { food: 2 },
  travels: true,
  play: [must({ act: 'fences', named: false, one: true, apart: false })],
})
