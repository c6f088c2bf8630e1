import { moorMajor } from '../../../cards/card.ts'
import { type Amounts, type GoodName, good, goods, NOTHING } from '../../../state/goods.ts'

/** At any time, also while paying: one good for as much of another. */
const stall = (name: string, cost: Amounts, from: GoodName, to: readonly GoodName[]) => {
  const offers = to.map((other) => ({ pay: goods({ [from]: 1 }), gain: goods({ [other]: 1 }) }))
  const given = good(from)
  const wanted = to.map(good)
  return moorMajor({
    name,
    cost,
    vp: 2,
    exchange: {
      offers: () => offers,
      most: (_s, _owner, _played, have) => NOTHING.map((_, g) => (wanted.includes(g) ? have[given] : 0)),
    },
  })
}

export const stalls = [
  stall('furniture-stall', { wood: 1, stone: 1 }, 'wood', ['clay']),
  stall('ceramics-stall', { clay: 1, stone: 1 }, 'clay', ['wood']),
  stall('basket-stall', { reed: 1, stone: 1 }, 'reed', ['wood', 'clay', 'stone']),
]
