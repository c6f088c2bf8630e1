import { minor } from '../../cards/card.ts'
import { house } from '../../cards/conditions.ts'
import { gain } from '../../cards/verbs.ts'

export default minor({
  id: 'B057',
  name: 'scullery',
  cost: { wood: 1, clay: 1 },
  on: { 'round-start': { when: house('wood'), effects: [gain({ food: 1 })] } },
})
