import { moorMinor } from '../../cards/card.ts'
import { onRounds } from '../../cards/verbs.ts'

export default moorMinor({
  id: 'M075',
  name: 'fuel-storage',
  cost: { clay: 1, reed: 1 },
  vp: 1,
  play: [onRounds({ plus: [1, 5, 9] }, { wood: 1 }), onRounds({ plus: [3, 7, 11] }, { fuel: 1 })],
})
