import { minor } from '../../cards/card.ts'
import { onSpace } from '../../cards/conditions.ts'
import { gain } from '../../cards/verbs.ts'

export default minor({
  id: 'A067',
  name: 'corn-scoop',
  cost: { wood: 1 },
  on: { 'before-use': { when: onSpace('grain-seeds'), effects: [gain({ grain: 1 })] } },
})
