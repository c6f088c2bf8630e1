import { minor } from '../../cards/card.ts'
import { onRounds } from '../../cards/verbs.ts'

export default minor({
  id: 'A069',
  name: 'large-greenhouse',
  cost: { wood: 2 },
  needs: { occupations: { atLeast: 2 } },
  play: [onRounds({ plus: [4, 7, 9] }, { vegetable: 1 })],
})
