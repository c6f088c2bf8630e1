import { occupation } from '../../cards/card.ts'
import { onSpace } from '../../cards/conditions.ts'
import { may } from '../../cards/verbs.ts'

export default occupation({
  id: 'B170',
  name: 'corral-builder',
  players: 5,
  // Not "Build Fences".
  on: {
    reveal: {
      when: onSpace('pig-market', 'cattle-market'),
      effects: [may({ act: 'fences', named: false, one: true, apart: false })],
    },
  },
})
