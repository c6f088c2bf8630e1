import { moorMinor } from '../../cards/card.ts'
import { must } from '../../cards/verbs.ts'

export default moorMinor({
  id: 'M051',
  name: 'moor-enclosures',
  cost: { stone: 1 },
  needs: { house: ['clay', 'stone'] },
  vp: 1,
  play: [must({ act: 'extend', moors: true })],
})
