import { minor } from '../../cards/card.ts'
import { gain } from '../../cards/verbs.ts'

export default minor({
  id: 'B008',
  name: 'market-stall',
  cost: { grain: 1 },
  travels: true,
  play: [gain({ vegetable: 1 })],
})
