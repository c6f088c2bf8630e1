import { occupation } from '../../cards/card.ts'
import { PART } from '../../cards/registry.ts'
import { withPart } from '../../cards/standing.ts'

export default occupation({
  id: 'B099',
  name: 'tutor',
  score: (s, owner, { order }) => withPart(s.players[owner], PART.occupation).filter((own) => own.order > order).length,
})
