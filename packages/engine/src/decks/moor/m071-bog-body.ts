import { moorMinor } from '../../cards/card.ts'
import { countFamily } from '../../cards/standing.ts'

export default moorMinor({
  id: 'M071',
  name: 'bog-body',
  needs: { moors: { atLeast: 1 } },
  vp: 1,
  scoreAll: (s, _owner, seat) => countFamily(s.players[seat], 'museum-of-the-moors'),
})
