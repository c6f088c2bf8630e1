import { occupation } from '../../cards/card.ts'
import { cardOfRound } from '../../cards/conditions.ts'
import { isOccupied } from '../../spaces/people.ts'

const ROUNDS = [3, 6]

export default occupation({
  id: 'D179',
  name: 'bullcatcher',
  players: 5,
  space: {
    id: 'bullcatcher',
    for: 'owner',
    acts: [{ act: 'take' }],
    binding: 'all',
    gives: { cattle: 1, food: 2 },
    open: (s) => ROUNDS.every((round) => cardOfRound(s, round) >= 0 && isOccupied(s, cardOfRound(s, round))),
  },
})
