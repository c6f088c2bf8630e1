import { occupation } from '../../cards/card.ts'
import { mayTrade } from '../../cards/verbs.ts'
import { roomCount } from '../../farm/farmyard.ts'

export default occupation({
  id: 'B123',
  name: 'roof-ballaster',
  play: [mayTrade({ pay: { food: 1 }, gain: (s, seat) => ({ stone: roomCount(s.players[seat]) }) })],
})
