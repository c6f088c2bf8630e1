import { moorMinor } from '../../cards/card.ts'
import { onSpace } from '../../cards/conditions.ts'
import { may, offer } from '../../cards/verbs.ts'
import { MOOR } from '../../farm/tiles.ts'

export default moorMinor({
  id: 'M042',
  name: 'deep-plow',
  cost: { wood: 3 },
  needs: { improvements: { atLeast: 2 } },
  vp: 2,
  play: [offer({ act: 'tile', tile: MOOR })],
  on: { 'before-use': { when: onSpace('farmland', 'cultivation'), effects: [may({ act: 'reclaim' })] } },
})
