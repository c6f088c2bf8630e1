import { moorMinor } from '../../cards/card.ts'
import { gain } from '../../cards/verbs.ts'
import { forestCount } from '../../farm/tiles.ts'

export default moorMinor({
  id: 'M103',
  name: 'forest-kindergarten',
  cost: { wood: 1, stone: 2 },
  needs: { forests: { atMost: 3 } },
  vp: 1,
  on: { 'after-grow': { effects: [gain((s, seat) => ({ food: forestCount(s.players[seat]) }))] } },
})
