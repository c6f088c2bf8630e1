import { moorMinor } from '../../cards/card.ts'
import { type Amounts, FUEL, goods, WOOD } from '../../state/goods.ts'

const sale = (fuel: number, what: Amounts) => ({ pay: goods({ fuel }), gain: goods(what) })

const SALES = [
  sale(3, { wood: 2 }),
  sale(3, { clay: 2 }),
  sale(4, { reed: 2 }),
  sale(4, { stone: 2 }),
  sale(2, { sheep: 1 }),
  sale(3, { food: 1 }),
]

export default moorMinor({
  id: 'M081',
  name: 'peat-boat',
  cost: { wood: 3, reed: 2 },
  vp: 3,
  exchange: {
    offers: () => SALES,
    // Wood is fuel at any time.
    most(_s, _owner, _played, have) {
      const often = (fuel: number) => Math.floor((have[FUEL] + have[WOOD]) / fuel)
      const [three, four] = [2 * often(3), 2 * often(4)]
      return goods({ wood: three, clay: three, reed: four, stone: four, sheep: often(2), food: often(3) })
    },
  },
})
