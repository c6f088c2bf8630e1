import { moorMinor } from '../../cards/card.ts'
import { ifPossible, must } from '../../cards/verbs.ts'
import { FOREST } from '../../farm/tiles.ts'

export default moorMinor({
  id: 'M017',
  name: 'reforestation',
  needs: { majors: { atLeast: 3 } },
  travels: true,
  play: [ifPossible(must({ act: 'tile', tile: FOREST }))],
})
