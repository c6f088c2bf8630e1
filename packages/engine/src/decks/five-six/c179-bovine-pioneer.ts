import { occupation } from '../../cards/card.ts'
import { gain } from '../../cards/verbs.ts'

export default occupation({
  id: 'C179',
  name: 'bovine-pioneer',
  players: 5,
  on: {
    'after-fences': {
      when: (_s, _owner, at) => at.pastures.length > 0,
      effects: [gain({ cattle: 1 })],
    },
  },
})
