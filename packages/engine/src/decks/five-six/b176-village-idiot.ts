import { occupation } from '../../cards/card.ts'
import { onSpace } from '../../cards/conditions.ts'
import { gain } from '../../cards/verbs.ts'

export default occupation({
  id: 'B176',
  name: 'village-idiot',
  players: 5,
  lone: true,
  on: { 'before-use': { of: 'others', when: onSpace('meeting-place'), effects: [gain({ wood: 1, food: 1 })] } },
})
