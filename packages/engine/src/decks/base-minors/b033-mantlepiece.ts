import { minor } from '../../cards/card.ts'
import { bank, roundsLeft } from '../../cards/verbs.ts'

export default minor({
  id: 'B033',
  name: 'mantlepiece',
  cost: { stone: 1 },
  needs: { house: ['clay', 'stone'] },
  vp: -3,
  play: [bank(roundsLeft)],
  forbidsRenovation: true,
})
