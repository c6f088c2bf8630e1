import { occupation } from '../../cards/card.ts'
import { gain } from '../../cards/verbs.ts'

export default occupation({
  id: 'B177',
  name: 'stone-clawer',
  players: 5,
  // Once an action, however many fields it plows.
  on: { 'after-plow': { effects: [gain({ stone: 1 })] } },
})
