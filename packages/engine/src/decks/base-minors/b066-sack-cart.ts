import { minor } from '../../cards/card.ts'
import { onRounds } from '../../cards/verbs.ts'

export default minor({
  id: 'B066',
  name: 'sack-cart',
  cost: { wood: 2 },
  needs: { occupations: { atLeast: 2 } },
  play: [onRounds({ at: [5, 8, 11, 14] }, { grain: 1 })],
})
