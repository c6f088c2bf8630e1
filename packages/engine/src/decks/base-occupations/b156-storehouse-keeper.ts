import { occupation } from '../../cards/card.ts'
import { onSpace } from '../../cards/conditions.ts'
import { gainOneOf } from '../../cards/verbs.ts'

export default occupation({
  id: 'B156',
  name: 'storehouse-keeper',
  players: 4,
  on: { 'before-use': { when: onSpace('resource-market'), effects: [gainOneOf({ clay: 1 }, { grain: 1 })] } },
})
