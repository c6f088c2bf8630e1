import { minor } from '../../cards/card.ts'
import { gain, may } from '../../cards/verbs.ts'

export default minor({
  id: 'B016',
  name: 'mining-hammer',
  cost: { wood: 1 },
  play: [gain({ food: 1 })],
  on: { 'before-renovate': { effects: [may({ act: 'stables', most: 1, wood: 0 })] } },
})
