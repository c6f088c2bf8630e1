import { moorMinor } from '../../cards/card.ts'
import { craftGoods } from '../../cards/standing.ts'
import { gain } from '../../cards/verbs.ts'

export default moorMinor({
  id: 'M067',
  name: 'chamber-of-commerce',
  cost: { clay: 2, stone: 1 },
  vp: 1,
  play: [gain({ wood: 1, reed: 1 })],
  score: (s, owner) => craftGoods(s.players[owner]).length,
})
