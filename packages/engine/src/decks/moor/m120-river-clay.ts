import { moorMinor } from '../../cards/card.ts'
import { onSpace } from '../../cards/conditions.ts'
import { gain } from '../../cards/verbs.ts'

export default moorMinor({
  id: 'M120',
  name: 'river-clay',
  needs: { majors: { atLeast: 1 } },
  on: { 'before-use': { when: onSpace('fishing'), effects: [gain({ clay: 2 })] } },
})
