import { occupation } from '../../cards/card.ts'
import { gainOneOf } from '../../cards/verbs.ts'

export default occupation({
  id: 'C178',
  name: 'on-site-reverend',
  players: 5,
  on: { 'harvest-start': { effects: [gainOneOf({ wood: 1 }, { clay: 1 }, { reed: 1 }, { stone: 1 })] } },
})
