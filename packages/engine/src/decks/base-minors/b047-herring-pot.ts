import { minor } from '../../cards/card.ts'
import { onSpace } from '../../cards/conditions.ts'
import { onRounds } from '../../cards/verbs.ts'

export default minor({
  id: 'B047',
  name: 'herring-pot',
  cost: { clay: 1 },
  on: { 'before-use': { when: onSpace('fishing'), effects: [onRounds({ next: 3 }, { food: 1 })] } },
})
