import { occupation } from '../../cards/card.ts'
import { improvementCount } from '../../cards/standing.ts'

/** Bonus points by the number of improvements, from 5 on; 10 is the last step. */
const POINTS: readonly number[] = [0, 0, 0, 0, 0, 2, 3, 4, 5, 7, 9]

export default occupation({
  id: 'A133',
  name: 'braggart',
  players: 3,
  score: (s, owner) => POINTS[Math.min(improvementCount(s.players[owner]), POINTS.length - 1)],
})
