import { moorMinor } from '../../cards/card.ts'
import { BUILDING, type Goods, NOTHING } from '../../state/goods.ts'

const MARKERS = 3

/** One piece of each building resource that is lacking. */
const lacking = (have: readonly number[]): Goods =>
  NOTHING.map((_, good) => (BUILDING.includes(good) && have[good] === 0 ? 1 : 0))

export default moorMinor({
  id: 'M125',
  name: 'hardware-store',
  cost: { clay: 2, reed: 1 },
  needs: { improvements: { atLeast: 2 } },
  // The markers given back.
  slots: 1,
  lies: ({ data }) => ({ marker: MARKERS - data[0] }),
  exchange: {
    offers(_s, _owner, { data }, have) {
      const gain = lacking(have)
      return data[0] < MARKERS && gain.includes(1) ? [{ pay: [...NOTHING], gain }] : []
    },
    most: (_s, _owner, { data }) => NOTHING.map((_, good) => (BUILDING.includes(good) ? MARKERS - data[0] : 0)),
    taken({ data }) {
      data[0]++
    },
  },
})
