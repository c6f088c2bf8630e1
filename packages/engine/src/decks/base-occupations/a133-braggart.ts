import { occupation } from '../../cards/card.ts'
import { minorCount } from '../../cards/standing.ts'
import { count } from '../../farm/yard.ts'

/** Bonus points by the number of improvements, from 5 on; 10 is the last step. */
const POINTS: readonly number[] = [0, 0, 0, 0, 0, 2, 3, 4, 5, 7, 9]

export default occupation({
  id: 'A133',
  name: 'braggart',
  players: 3,
  score(s, owner) {
    const p = s.players[owner]
    return POINTS[Math.min(count(p.majors) + minorCount(p), POINTS.length - 1)]
  },
})
