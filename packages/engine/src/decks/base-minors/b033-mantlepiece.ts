import { minor } from '../../cards/card.ts'
import { bank, banked, roundsLeft } from '../../cards/verbs.ts'

export default minor({
  ...banked,
  id: 'B033',
  name: 'mantlepiece',
  cost: { stone: 1 },
  needs: { house: ['clay', 'stone'] },
  vp: -3,
  play: [bank(roundsLeft)],
  forbidsRenovation: true,
})
