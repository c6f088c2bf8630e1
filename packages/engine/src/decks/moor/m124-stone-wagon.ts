import { moorMinor } from '../../cards/card.ts'
import { onSpace } from '../../cards/conditions.ts'
import { gain } from '../../cards/verbs.ts'

export default moorMinor({
  id: 'M124',
  name: 'stone-wagon',
  cost: { wood: 2 },
  on: { 'before-use': { when: onSpace('day-laborer'), effects: [gain({ stone: 1 })] } },
})
