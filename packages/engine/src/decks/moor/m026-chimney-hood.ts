import { moorMinor } from '../../cards/card.ts'
import { cards } from '../../cards/registry.ts'
import { bakersOf } from '../../cards/standing.ts'
import { gain } from '../../cards/verbs.ts'

export default moorMinor({
  id: 'M026',
  name: 'chimney-hood',
  cost: { clay: 1 },
  travels: true,
  play: [
    // Of several ovens nobody would choose a worse one.
    gain((s, seat) => ({
      food: Math.max(0, ...bakersOf(s.players[seat]).map((played) => cards()[played.card].bakes?.food ?? 0)),
    })),
  ],
})
