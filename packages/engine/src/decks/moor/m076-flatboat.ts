import { moorMinor } from '../../cards/card.ts'
import { onRounds } from '../../cards/verbs.ts'

export default moorMinor({
  id: 'M076',
  name: 'flatboat',
  cost: { wood: 4 },
  play: [onRounds({ plus: [1, 3, 5, 7] }, { fuel: 1 }), onRounds({ plus: [2, 4, 6] }, { horse: 1 })],
})
