import { occupation } from '../../cards/card.ts'
import { gain } from '../../cards/verbs.ts'
import { newPastures } from '../../farm/pastures.ts'

export default occupation({
  id: 'C179',
  name: 'bovine-pioneer',
  players: 5,
  on: {
    'after-fences': {
      when: (s, owner, at) => newPastures(at.pastures, s.players[owner].pastures).length > 0,
      effects: [gain({ cattle: 1 })],
    },
  },
})
