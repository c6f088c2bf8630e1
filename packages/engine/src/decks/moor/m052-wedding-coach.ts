import { moorMinor } from '../../cards/card.ts'
import { may } from '../../cards/verbs.ts'

export default moorMinor({
  id: 'M052',
  name: 'wedding-coach',
  cost: { wood: 2, food: 1 },
  needs: { goods: { horse: 4 } },
  play: [may({ act: 'grow', room: false })],
})
