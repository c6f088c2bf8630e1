import { occupy } from '../../actions/release.ts'
import { moorMinor } from '../../cards/card.ts'
import { mayWork } from '../../cards/verbs.ts'
import { stableCells } from '../../farm/farmyard.ts'
import { yardOf } from '../../farm/yard.ts'
import { tell } from '../../state/events.ts'

/** The stables are no "Build Stables" action. */
export default moorMinor({
  id: 'M037',
  name: 'building-plan',
  cost: { food: 1 },
  on: { 'after-rooms': { when: (_s, _owner, { count }) => count >= 2, effects: [mayWork('building-plan', 2)] } },
  work: {
    cells: (s, owner) => stableCells(s.players[owner]),
    run(s, owner, cell) {
      const p = s.players[owner]
      p.stables |= 1 << cell
      tell({ event: 'built', seat: owner, what: 'stable', cell: yardOf(p).names[cell] })
      occupy(s, owner, 1 << cell)
    },
  },
})
