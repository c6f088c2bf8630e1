import { occupation } from '../../cards/card.ts'
import { gain } from '../../cards/verbs.ts'
import type { Amounts } from '../../state/goods.ts'

/** By the number of players; from four on it is the same. */
const FEE: readonly Amounts[] = [{}, { grain: 2 }, { clay: 3 }, { reed: 2 }, { sheep: 2 }]

export default occupation({
  id: 'B102',
  name: 'consultant',
  play: [gain((s) => FEE[Math.min(s.players.length, FEE.length - 1)])],
})
