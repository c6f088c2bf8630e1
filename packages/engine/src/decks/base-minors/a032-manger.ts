import { minor } from '../../cards/card.ts'
import { enclosedCells } from '../../farm/pastures.ts'
import { count } from '../../farm/yard.ts'

/** Points by the number of spaces in pastures; 10 and more are worth the same. */
const POINTS = [0, 0, 0, 0, 0, 0, 1, 2, 3, 3, 4]

export default minor({
  id: 'A032',
  name: 'manger',
  cost: { wood: 2 },
  score: (s, owner) => POINTS[Math.min(count(enclosedCells(s.players[owner].pastures)), POINTS.length - 1)],
})
