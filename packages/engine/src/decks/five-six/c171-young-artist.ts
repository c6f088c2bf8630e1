import { occupation } from '../../cards/card.ts'
import { mayPayFor } from '../../cards/verbs.ts'

export default occupation({
  id: 'C171',
  name: 'young-artist',
  players: 5,
  on: {
    'returning-home': {
      effects: [
        mayPayFor(
          { food: 1 },
          { act: 'improvement', minor: true, major: false, majorFrom: 0, named: true },
          { act: 'draw', minors: 2 },
        ),
      ],
    },
  },
})
