import { moorMinor } from '../../cards/card.ts'
import { onRounds } from '../../cards/verbs.ts'

export default moorMinor({
  id: 'M078',
  name: 'barge',
  cost: { wood: 3 },
  needs: { improvements: { atLeast: 2 } },
  vp: 1,
  // All that are left: what would lie beyond the last is lost.
  play: [
    onRounds({ plus: [1, 3, 5, 7, 9, 11, 13] }, { fuel: 1 }),
    onRounds({ plus: [2, 4, 6, 8, 10, 12] }, { food: 1 }),
  ],
})
