import { occupation } from '../../cards/card.ts'
import { gain } from '../../cards/verbs.ts'
import { roomCount } from '../../farm/farmyard.ts'

export default occupation({
  id: 'B163',
  name: 'pastor',
  players: 4,
  soon: {
    when: (s, owner) => s.players.every((p, seat) => (roomCount(p) === 2) === (seat === owner)),
    effects: [gain({ wood: 3, clay: 2, reed: 1, stone: 1 })],
  },
})
