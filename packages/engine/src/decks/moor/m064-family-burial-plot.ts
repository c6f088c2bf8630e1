import { occupy } from '../../actions/release.ts'
import { moorMinor } from '../../cards/card.ts'
import { mayWork } from '../../cards/verbs.ts'
import { unusedCells } from '../../farm/farmyard.ts'
import { MARKERS } from '../../farm/ground.ts'
import { putLayer } from '../../farm/tiles.ts'
import { yardOf } from '../../farm/yard.ts'
import { tell } from '../../state/events.ts'

const TOMBSTONE = MARKERS.indexOf('tombstone')

export default moorMinor({
  id: 'M064',
  name: 'family-burial-plot',
  cost: { stone: 1 },
  needs: { house: ['stone'] },
  vp: 1,
  play: [mayWork('family-burial-plot', 1)],
  work: {
    cells: (s, owner) => unusedCells(s.players[owner]),
    run(s, owner, cell) {
      const p = s.players[owner]
      putLayer(p, cell, ({ markers }) => ({ markers: [...markers, TOMBSTONE] }))
      tell({ event: 'tile', seat: owner, tile: 'tombstone', cell: yardOf(p).names[cell], what: 'laid' })
      occupy(s, owner, 1 << cell)
    },
  },
  score: (s, owner) => Number(s.players[owner].ground.some(({ markers }) => markers.includes(TOMBSTONE))),
})
