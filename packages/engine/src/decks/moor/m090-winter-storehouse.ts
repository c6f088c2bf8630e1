import { moorMinor } from '../../cards/card.ts'
import { FOOD, FUEL, goods } from '../../state/goods.ts'

const MARKERS = 3
const missing = (have: readonly number[], good: number): number => Math.max(0, 2 - have[good])

export default moorMinor({
  id: 'M090',
  name: 'winter-storehouse',
  cost: { wood: 1, clay: 2 },
  // The markers given back.
  slots: 1,
  lies: ({ data }) => ({ marker: MARKERS - data[0] }),
  exchange: {
    offers(_s, _owner, { data }, have) {
      const [fuel, food] = [missing(have, FUEL), missing(have, FOOD)]
      return data[0] < MARKERS && fuel + food > 0 ? [{ pay: goods({}), gain: goods({ fuel, food }) }] : []
    },
    most: (_s, _owner, { data }) => goods({ fuel: 2 * (MARKERS - data[0]), food: 2 * (MARKERS - data[0]) }),
    taken({ data }) {
      data[0]++
    },
    whilePlacing: true,
  },
})
