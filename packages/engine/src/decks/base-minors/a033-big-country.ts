import { minor } from '../../cards/card.ts'
import { bank, gain, roundsLeft } from '../../cards/verbs.ts'

export default minor({
  id: 'A033',
  name: 'big-country',
  needs: { noUnusedSpace: true },
  play: [gain((s) => ({ food: 2 * roundsLeft(s) })), bank(roundsLeft)],
})
