import { occupation } from '../../cards/card.ts'
import { occupied } from '../../cards/conditions.ts'
import { gainOneOf } from '../../cards/verbs.ts'

export default occupation({
  id: 'A172',
  name: 'boat-painter',
  players: 5,
  on: {
    'work-end': { when: occupied('fishing', 'traveling-players'), effects: [gainOneOf({ food: 2 }, { grain: 1 })] },
  },
})
