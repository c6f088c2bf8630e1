import { occupation } from '../../cards/card.ts'
import type { Condition } from '../../cards/conditions.ts'
import { gain, gainOneOf } from '../../cards/verbs.ts'
import { roomCount } from '../../farm/farmyard.ts'

const when: Condition = (s, owner) => roomCount(s.players[owner]) >= 3 && s.players[owner].people === 2

export default occupation({
  id: 'B114',
  name: 'childless',
  on: {
    'round-start': [
      { when, effects: [gain({ food: 1 })] },
      { when, effects: [gainOneOf({ grain: 1 }, { vegetable: 1 })] },
    ],
  },
})
