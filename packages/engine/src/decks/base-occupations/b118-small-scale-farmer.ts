import { occupation } from '../../cards/card.ts'
import { gain } from '../../cards/verbs.ts'
import { roomCount } from '../../farm/farmyard.ts'

export default occupation({
  id: 'B118',
  name: 'small-scale-farmer',
  on: { 'round-start': { when: (s, owner) => roomCount(s.players[owner]) === 2, effects: [gain({ wood: 1 })] } },
})
