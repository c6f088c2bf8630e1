import { moorMinor } from '../../cards/card.ts'
import { bank, gain } from '../../cards/verbs.ts'
import { forestCount } from '../../farm/tiles.ts'

export default moorMinor({
  id: 'M065',
  name: 'fire-brigade',
  cost: { clay: 1, stone: 1 },
  needs: { goods: { food: 4, fuel: 4 } },
  play: [
    gain({ food: 2 }),
    // 2, 3, 4, 5 or more forests: 1, 2, 3, 4 points.
    bank((s, seat) => Math.max(0, Math.min(5, forestCount(s.players[seat])) - 1)),
  ],
})
