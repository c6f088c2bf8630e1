import { moorMinor } from '../../cards/card.ts'
import { craftGoods } from '../../cards/standing.ts'
import { gain } from '../../cards/verbs.ts'

export default moorMinor({
  id: 'M029',
  name: 'tinker',
  cost: { food: 1 },
  needs: { majors: { atLeast: 3 } },
  travels: true,
  play: [gain((s, seat) => (craftGoods(s.players[seat]).length > 0 ? { wood: 1, clay: 1, reed: 1, stone: 1 } : {}))],
})
