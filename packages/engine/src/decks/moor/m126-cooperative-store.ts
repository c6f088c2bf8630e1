import type { Exchange } from '../../cards/card.ts'
import { moorMinor } from '../../cards/card.ts'
import { BUILDING, CLAY, type Good, type Goods, NOTHING, REED, WOOD } from '../../state/goods.ts'

const MARKERS = 4
/** Stone is handed in, but never received. */
const RECEIVED: readonly Good[] = [WOOD, CLAY, REED]

const one = (good: Good): Goods => NOTHING.map((_, g) => (g === good ? 1 : 0))

const OFFERS: readonly Exchange[] = RECEIVED.flatMap((gain) =>
  BUILDING.filter((pay) => pay !== gain).map((pay): Exchange => ({ pay: one(pay), gain: one(gain), told: true })),
)

export default moorMinor({
  id: 'M126',
  name: 'cooperative-store',
  cost: { wood: 2, clay: 1 },
  vp: 1,
  // The markers given back.
  slots: 1,
  lies: ({ data }) => ({ marker: MARKERS - data[0] }),
  exchange: {
    offers: (_s, _owner, { data }) => (data[0] < MARKERS ? OFFERS : []),
    most: (_s, _owner, { data }) => NOTHING.map((_, good) => (RECEIVED.includes(good) ? MARKERS - data[0] : 0)),
    taken({ data }) {
      data[0]++
    },
  },
})
