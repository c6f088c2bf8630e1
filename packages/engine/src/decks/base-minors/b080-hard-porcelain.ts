import { minor } from '../../cards/card.ts'
import { CLAY, goods } from '../../state/goods.ts'

const OFFERS = [1, 2, 3].map((stone) => ({ pay: goods({ clay: stone + 1 }), gain: goods({ stone }) }))

export default minor({
  id: 'B080',
  name: 'hard-porcelain',
  cost: { clay: 1 },
  exchange: {
    offers: () => OFFERS,
    // 4 clay for 3 stone is the best rate.
    most: (_s, _owner, _played, have) => goods({ stone: Math.floor((have[CLAY] * 3) / 4) }),
  },
})
