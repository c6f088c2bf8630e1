import { occupation } from '../../cards/card.ts'
import { onSpace } from '../../cards/conditions.ts'
import { gain } from '../../cards/verbs.ts'

export default occupation({
  id: 'A179',
  name: 'mountain-shepherd',
  players: 5,
  on: { 'before-use': { when: onSpace('western-quarry', 'eastern-quarry'), effects: [gain({ sheep: 1 })] } },
})
