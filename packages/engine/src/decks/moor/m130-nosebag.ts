import { moorMinor } from '../../cards/card.ts'
import { onSpace } from '../../cards/conditions.ts'
import { gain } from '../../cards/verbs.ts'

export default moorMinor({
  id: 'M130',
  name: 'nosebag',
  cost: { food: 1 },
  needs: { majors: { atLeast: 1 } },
  on: { 'before-use': { when: onSpace('grain-seeds'), effects: [gain({ horse: 1 })] } },
})
