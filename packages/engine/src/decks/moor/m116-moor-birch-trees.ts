import { moorMinor } from '../../cards/card.ts'
import { onSpecial } from '../../cards/conditions.ts'
import { gain } from '../../cards/verbs.ts'

export default moorMinor({
  id: 'M116',
  name: 'moor-birch-trees',
  cost: { food: 2 },
  vp: 1,
  needs: { rooms: { atLeast: 3 } },
  on: { 'after-special': { when: onSpecial('cut-peat'), effects: [gain({ wood: 2 })] } },
})
