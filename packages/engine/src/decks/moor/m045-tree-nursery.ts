import { moorMinor } from '../../cards/card.ts'
import { tileOnRounds } from '../../cards/verbs.ts'

export default moorMinor({
  id: 'M045',
  name: 'tree-nursery',
  cost: { wood: 1 },
  needs: { improvements: { atMost: 0 } },
  play: [tileOnRounds({ at: [12, 13] }, 'forest')],
})
