import { occupation } from '../../cards/card.ts'
import { onSpace } from '../../cards/conditions.ts'
import { gain } from '../../cards/verbs.ts'

export default occupation({
  id: 'B142',
  name: 'greengrocer',
  players: 3,
  on: { 'before-use': { when: onSpace('grain-seeds'), effects: [gain({ vegetable: 1 })] } },
})
