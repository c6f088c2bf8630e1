import { moorMinor } from '../../cards/card.ts'
import { tookAtLeast } from '../../cards/conditions.ts'
import { gain } from '../../cards/verbs.ts'

export default moorMinor({
  id: 'M110',
  name: 'farm-cart',
  cost: { wood: 3 },
  needs: { goods: { horse: 2 } },
  on: { 'after-take': { when: tookAtLeast({ wood: 5, clay: 4, reed: 3, stone: 2 }), effects: [gain({ grain: 1 })] } },
})
