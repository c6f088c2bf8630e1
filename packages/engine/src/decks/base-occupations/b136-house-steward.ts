import { occupation } from '../../cards/card.ts'
import { gain, roundsLeft } from '../../cards/verbs.ts'
import { roomCount } from '../../farm/farmyard.ts'

/** Wood by the full rounds still to come. */
const TIERS = [
  [9, 4],
  [6, 3],
  [3, 2],
  [1, 1],
] as const

export default occupation({
  id: 'B136',
  name: 'house-steward',
  players: 3,
  play: [gain((s) => ({ wood: TIERS.find(([rounds]) => roundsLeft(s) >= rounds)?.[1] ?? 0 }))],
  scoreAll: (s, _owner, seat) => (s.players.every((other) => roomCount(other) <= roomCount(s.players[seat])) ? 3 : 0),
})
