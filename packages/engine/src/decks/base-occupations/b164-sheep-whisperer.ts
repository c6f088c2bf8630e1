import { occupation } from '../../cards/card.ts'
import { onRounds } from '../../cards/verbs.ts'

export default occupation({
  id: 'B164',
  name: 'sheep-whisperer',
  players: 4,
  play: [onRounds({ plus: [2, 5, 8, 10] }, { sheep: 1 })],
})
