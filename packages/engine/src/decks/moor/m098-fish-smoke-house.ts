import { moorMinor } from '../../cards/card.ts'
import { onSpace } from '../../cards/conditions.ts'
import { mayTrade } from '../../cards/verbs.ts'

export default moorMinor({
  id: 'M098',
  name: 'fish-smoke-house',
  cost: { wood: 1, clay: 2 },
  vp: 2,
  on: { 'before-use': { when: onSpace('fishing'), effects: [mayTrade({ pay: { fuel: 1 }, gain: { food: 3 } })] } },
})
