import { minor } from '../../cards/card.ts'
import { bank, banked, gain, roundsLeft } from '../../cards/verbs.ts'

export default minor({
  ...banked,
  id: 'A033',
  name: 'big-country',
  needs: { noUnusedSpace: true },
  play: [gain((s) => ({ food: 2 * roundsLeft(s) })), bank(roundsLeft)],
})
