import { minor } from '../../cards/card.ts'
import { MATERIALS } from '../../state/state.ts'

const POINTS = { wood: 3, clay: 2, stone: 0 }

export default minor({
  id: 'A038',
  name: 'wool-blankets',
  needs: { goods: { sheep: 5 } },
  score: (s, owner) => POINTS[MATERIALS[s.players[owner].house]],
})
