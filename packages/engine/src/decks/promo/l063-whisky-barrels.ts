import { minor } from '../../cards/card.ts'
import { bank } from '../../cards/verbs.ts'

/** Up to this round, so many points; the first that fits. */
const POINTS = [
  [6, 5],
  [8, 3],
  [10, 2],
  [12, 1],
] as const

export default minor({
  id: 'L063',
  name: 'whisky-barrels',
  promo: true,
  cost: { grain: 3 },
  play: [bank((s) => POINTS.find(([round]) => s.round <= round)?.[1] ?? 0)],
})
