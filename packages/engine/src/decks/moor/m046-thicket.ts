import { moorMinor } from '../../cards/card.ts'
import { mayWork } from '../../cards/verbs.ts'
import { FOREST, layTile, openForests } from '../../farm/tiles.ts'
import { yardOf } from '../../farm/yard.ts'
import { tell } from '../../state/events.ts'

export default moorMinor({
  id: 'M046',
  name: 'thicket',
  needs: { forests: { atLeast: 4 } },
  play: [mayWork('thicket', 2)],
  work: {
    cells: (s, owner) => openForests(s.players[owner]),
    run(s, owner, cell) {
      const p = s.players[owner]
      layTile(p, cell, FOREST)
      tell({ event: 'tile', seat: owner, tile: 'forest', cell: yardOf(p).names[cell], what: 'laid' })
    },
  },
})
