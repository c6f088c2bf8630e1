import { moorMinor } from '../../cards/card.ts'
import { gain } from '../../cards/verbs.ts'
import { unusedSpaces } from '../../farm/farmyard.ts'

const FREE = 2
const MOST = 5

export default moorMinor({
  id: 'M019',
  name: 'lawn-turf',
  needs: { improvements: { atLeast: 4 } },
  travels: true,
  play: [gain((s, seat) => ({ fuel: Math.max(0, Math.min(MOST, unusedSpaces(s.players[seat]) - FREE)) }))],
})
