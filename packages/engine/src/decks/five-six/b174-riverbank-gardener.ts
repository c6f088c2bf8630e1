import { occupation } from '../../cards/card.ts'
import { onSpace } from '../../cards/conditions.ts'
import { gain } from '../../cards/verbs.ts'

export default occupation({
  id: 'B174',
  name: 'riverbank-gardener',
  players: 5,
  on: { 'before-use': { when: onSpace('riverbank-forest'), effects: [gain({ vegetable: 1 })] } },
})
