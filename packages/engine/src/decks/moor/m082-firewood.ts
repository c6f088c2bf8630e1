import { moorMinor } from '../../cards/card.ts'
import { gain } from '../../cards/verbs.ts'

export default moorMinor({
  id: 'M082',
  name: 'firewood',
  cost: { wood: 1 },
  needs: { majors: { atLeast: 1 } },
  play: [gain({ fuel: 1 })],
  heating: { lessIfWoodBurnt: 1 },
})
