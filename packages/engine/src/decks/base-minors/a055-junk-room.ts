import { minor } from '../../cards/card.ts'
import { gain } from '../../cards/verbs.ts'

export default minor({
  id: 'A055',
  name: 'junk-room',
  cost: { wood: 1, clay: 1 },
  on: { 'after-improvement': { itself: true, effects: [gain({ food: 1 })] } },
})
