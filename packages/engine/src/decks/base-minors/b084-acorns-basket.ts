import { minor } from '../../cards/card.ts'
import { onRounds } from '../../cards/verbs.ts'

export default minor({
  id: 'B084',
  name: 'acorns-basket',
  cost: { reed: 1 },
  needs: { occupations: { atLeast: 3 } },
  play: [onRounds({ next: 2 }, { boar: 1 })],
})
