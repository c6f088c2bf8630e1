import { occupation } from '../../cards/card.ts'
import { house } from '../../cards/conditions.ts'
import { gain, may } from '../../cards/verbs.ts'

export default occupation({
  id: 'B089',
  name: 'groom',
  play: [gain({ wood: 1 })],
  on: { 'round-start': { when: house('stone'), effects: [may({ act: 'stables', most: 1, wood: 1 })] } },
})
