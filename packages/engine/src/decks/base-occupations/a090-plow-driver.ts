import { occupation } from '../../cards/card.ts'
import { house } from '../../cards/conditions.ts'
import { may } from '../../cards/verbs.ts'

export default occupation({
  id: 'A090',
  name: 'plow-driver',
  on: { 'round-start': { when: house('stone'), effects: [may({ act: 'plow', food: 1 })] } },
})
