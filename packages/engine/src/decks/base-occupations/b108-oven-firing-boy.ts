import { occupation } from '../../cards/card.ts'
import { onAccumulation } from '../../cards/conditions.ts'
import { may } from '../../cards/verbs.ts'

export default occupation({
  id: 'B108',
  name: 'oven-firing-boy',
  on: { 'before-use': { when: onAccumulation('wood'), effects: [may({ act: 'bake' })] } },
})
