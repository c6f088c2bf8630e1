import { minor } from '../../cards/card.ts'

export default minor({
  id: 'B036',
  name: 'bottles',
  cost: (s, owner) => ({ clay: s.players[owner].people, food: s.players[owner].people }),
  printed: { clay: 2, food: 2 },
  vp: 4,
})
