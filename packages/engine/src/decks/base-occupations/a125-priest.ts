import { occupation } from '../../cards/card.ts'
import { gain } from '../../cards/verbs.ts'
import { roomCount } from '../../farm/farmyard.ts'
import { MATERIALS } from '../../state/state.ts'

export default occupation({
  id: 'A125',
  name: 'priest',
  play: [
    gain((s, seat) => {
      const p = s.players[seat]
      return MATERIALS[p.house] === 'clay' && roomCount(p) === 2 ? { clay: 3, reed: 2, stone: 2 } : {}
    }),
  ],
})
