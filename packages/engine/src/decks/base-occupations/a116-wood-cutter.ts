import { occupation } from '../../cards/card.ts'
import { onAccumulation } from '../../cards/conditions.ts'
import { gain } from '../../cards/verbs.ts'

export default occupation({
  id: 'A116',
  name: 'wood-cutter',
  on: { 'before-use': { when: onAccumulation('wood'), effects: [gain({ wood: 1 })] } },
})
