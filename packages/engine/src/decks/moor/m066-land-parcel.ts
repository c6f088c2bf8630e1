import { moorMinor } from '../../cards/card.ts'
import { ifPossible, must } from '../../cards/verbs.ts'
import { unusedSpaces } from '../../farm/farmyard.ts'
import { FOREST } from '../../farm/tiles.ts'

/** By the number of unused spaces; with more it is as with 3. */
const POINTS = [0, 2, -1, -3]

export default moorMinor({
  id: 'M066',
  name: 'land-parcel',
  needs: { improvements: { atMost: 2 } },
  play: [ifPossible(must({ act: 'tile', tile: FOREST }))],
  score: (s, owner) => POINTS[Math.min(3, unusedSpaces(s.players[owner]))],
})
