import { turnIntoField } from '../../actions/reclaim.ts'
import { moorMinor } from '../../cards/card.ts'
import { moorCount, moorFieldCells } from '../../farm/tiles.ts'
import { lowest } from '../../farm/yard.ts'
import { goods } from '../../state/goods.ts'

/** The last visible moor may become a field at any time, again and again. */
export default moorMinor({
  id: 'M040',
  name: 'moor-fire',
  needs: { moors: { atLeast: 2 } },
  anytime: {
    pay: goods({}),
    possible: (s, owner) => moorCount(s.players[owner]) === 1 && moorFieldCells(s.players[owner]) !== 0,
    run(s, owner) {
      turnIntoField(s, owner, lowest(s.players[owner].moors))
    },
    beforeScoring: true,
  },
})
