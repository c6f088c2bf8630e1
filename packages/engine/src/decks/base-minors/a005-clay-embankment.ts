import { minor } from '../../cards/card.ts'
import { gain } from '../../cards/verbs.ts'
import { CLAY } from '../../state/goods.ts'

export default minor({
  id: 'A005',
  name: 'clay-embankment',
  cost: { food: 1 },
  travels: true,
  play: [gain((s, seat) => ({ clay: Math.floor(s.players[seat].goods[CLAY] / 2) }))],
})
