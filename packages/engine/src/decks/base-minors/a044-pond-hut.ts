import { minor } from '../../cards/card.ts'
import { onRounds } from '../../cards/verbs.ts'

export default minor({
  id: 'A044',
  name: 'pond-hut',
  cost: { wood: 1 },
  needs: { occupations: { atLeast: 2, atMost: 2 } },
  vp: 1,
  play: [onRounds({ next: 3 }, { food: 1 })],
})
