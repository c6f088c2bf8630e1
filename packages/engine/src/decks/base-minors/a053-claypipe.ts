import { minor } from '../../cards/card.ts'
import { gain } from '../../cards/verbs.ts'

export default minor({
  id: 'A053',
  name: 'claypipe',
  cost: { clay: 1 },
  on: { 'returning-home': { when: (s, owner) => s.players[owner].gained >= 7, effects: [gain({ food: 2 })] } },
})
