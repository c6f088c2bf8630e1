import { minor } from '../../cards/card.ts'
import { onRounds } from '../../cards/verbs.ts'

export default minor({
  id: 'B074',
  name: 'thick-forest',
  needs: { goods: { clay: 5 } },
  play: [onRounds({ at: [2, 4, 6, 8, 10, 12, 14] }, { wood: 1 })],
})
