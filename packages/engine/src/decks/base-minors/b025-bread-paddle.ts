import { minor } from '../../cards/card.ts'
import { gain, may } from '../../cards/verbs.ts'

export default minor({
  id: 'B025',
  name: 'bread-paddle',
  cost: { wood: 1 },
  play: [gain({ food: 1 })],
  on: { 'after-occupation': { effects: [may({ act: 'bake' })] } },
})
