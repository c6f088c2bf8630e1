import { moorMinor } from '../../cards/card.ts'
import { must } from '../../cards/verbs.ts'

export default moorMinor({
  id: 'M050',
  name: 'farm-extension',
  cost: { clay: 1 },
  vp: 1,
  play: [must({ act: 'extend', moors: false })],
})
