import { occupation } from '../../cards/card.ts'
import { onSpace } from '../../cards/conditions.ts'
import { gain } from '../../cards/verbs.ts'

export default occupation({
  id: 'A155',
  name: 'conjurer',
  players: 4,
  on: { 'before-use': { when: onSpace('traveling-players'), effects: [gain({ wood: 1, grain: 1 })] } },
})
