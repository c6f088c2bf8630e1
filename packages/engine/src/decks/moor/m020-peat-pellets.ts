import { moorMinor } from '../../cards/card.ts'
import { gain } from '../../cards/verbs.ts'
import { moorCount } from '../../farm/tiles.ts'

export default moorMinor({
  id: 'M020',
  name: 'peat-pellets',
  needs: { majors: { atLeast: 1 } },
  travels: true,
  play: [gain((s, seat) => ({ fuel: moorCount(s.players[seat]) }))],
})
