import { minor } from '../../cards/card.ts'
import { gain } from '../../cards/verbs.ts'
import { isHarvest } from '../../spaces/boards.ts'

export default minor({
  id: 'A063',
  name: 'dutch-windmill',
  cost: { wood: 2, stone: 2 },
  vp: 2,
  on: { 'after-bake': { when: (s) => isHarvest(s.round - 1), effects: [gain({ food: 3 })] } },
})
