import { minor } from '../../cards/card.ts'
import { gain } from '../../cards/verbs.ts'

export default minor({
  id: 'A009',
  name: 'young-animal-market',
  cost: { sheep: 1 },
  travels: true,
  play: [gain({ cattle: 1 })],
})
