import { occupation } from '../../cards/card.ts'
import { onSpace } from '../../cards/conditions.ts'
import { may } from '../../cards/verbs.ts'

export default occupation({
  id: 'B091',
  name: 'assistant-tiller',
  on: { 'before-use': { when: onSpace('day-laborer'), effects: [may({ act: 'plow', food: 0 })] } },
})
