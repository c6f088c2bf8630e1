import { moorMinor } from '../../cards/card.ts'
import { onSpace } from '../../cards/conditions.ts'
import { maySpecial } from '../../cards/verbs.ts'

export default moorMinor({
  id: 'M054',
  name: 'agricultural-implement',
  cost: { wood: 1 },
  on: { 'after-use': { when: onSpace('farmland', 'cultivation'), effects: [maySpecial()] } },
})
