import { moorMinor } from '../../cards/card.ts'
import { cards } from '../../cards/registry.ts'

const MUSEUMS = ['museum-of-the-moors', 'living-history-museum']

export default moorMinor({
  id: 'M071',
  name: 'bog-body',
  needs: { moors: { atLeast: 1 } },
  vp: 1,
  scoreAll: (s, _owner, seat) =>
    s.players[seat].played.filter(({ card }) => MUSEUMS.includes(cards()[card].family)).length,
})
