import { moorMinor } from '../../cards/card.ts'
import { must } from '../../cards/verbs.ts'

export default moorMinor({
  id: 'M039',
  name: 'special-pasture',
  cost: { wood: 2 },
  needs: { pastures: { atLeast: 1 } },
  play: [must({ act: 'fences', named: false, one: true, apart: true })],
})
