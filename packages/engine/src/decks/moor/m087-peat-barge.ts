import { moorMinor } from '../../cards/card.ts'
import { onSpace } from '../../cards/conditions.ts'
import { gain } from '../../cards/verbs.ts'

export default moorMinor({
  id: 'M087',
  name: 'peat-barge',
  cost: { wood: 2 },
  vp: 1,
  on: { 'before-use': { when: onSpace('fishing'), effects: [gain({ fuel: 2 })] } },
})
