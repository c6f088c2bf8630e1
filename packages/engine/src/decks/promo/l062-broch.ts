import { minor } from '../../cards/card.ts'
import { STONE } from '../../state/goods.ts'

export default minor({
  id: 'L062',
  name: 'broch',
  promo: true,
  cost: { stone: 1 },
  vp: 1,
  handsIn: {
    good: STONE,
    tiers: [
      [2, 1],
      [4, 2],
      [6, 3],
    ],
  },
})
