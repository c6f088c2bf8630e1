import { moorMinor } from '../../cards/card.ts'
import { tileOnRounds } from '../../cards/verbs.ts'

export default moorMinor({
  id: 'M044',
  name: 'swamp',
  needs: { round: { atMost: 4 } },
  play: [tileOnRounds({ at: [12] }, 'moor')],
})
