import { occupy } from '../../actions/release.ts'
import { moorMinor } from '../../cards/card.ts'
import { mayWork } from '../../cards/verbs.ts'
import { unusedCells } from '../../farm/farmyard.ts'
import { around, yardOf } from '../../farm/yard.ts'
import { tell } from '../../state/events.ts'

/** Field tiles apart from all other fields; it is no plowing. */
export default moorMinor({
  id: 'M043',
  name: 'wild-fields',
  cost: { food: 2 },
  needs: { fields: { atLeast: 2 } },
  play: [mayWork('wild-fields', 2)],
  work: {
    cells(s, owner) {
      const p = s.players[owner]
      return unusedCells(p) & ~around(yardOf(p), p.fields)
    },
    run(s, owner, cell) {
      const p = s.players[owner]
      p.fields |= 1 << cell
      tell({ event: 'built', seat: owner, what: 'field', cell: yardOf(p).names[cell] })
      occupy(s, owner, 1 << cell)
    },
  },
})
