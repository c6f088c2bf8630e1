import { occupation } from '../../cards/card.ts'
import { onSpace } from '../../cards/conditions.ts'
import { gain } from '../../cards/verbs.ts'

export default occupation({
  id: 'C176',
  name: 'cleanacre',
  players: 5,
  on: { 'before-use': { when: onSpace('farmland', 'cultivation', 'farm-supplies'), effects: [gain({ clay: 2 })] } },
})
