import { moorMinor } from '../../cards/card.ts'
import { mayWork } from '../../cards/verbs.ts'
import { FOREST, layTile } from '../../farm/tiles.ts'
import { yardOf } from '../../farm/yard.ts'
import { tell } from '../../state/events.ts'

const NO_LIMIT = 99

export default moorMinor({
  id: 'M047',
  name: 'bog-forest',
  cost: { food: 1 },
  needs: { improvements: { atLeast: 3 } },
  play: [mayWork('bog-forest', NO_LIMIT)],
  work: {
    cells: (s, owner) => s.players[owner].moors,
    run(s, owner, cell) {
      const p = s.players[owner]
      layTile(p, cell, FOREST)
      tell({ event: 'tile', seat: owner, tile: 'forest', cell: yardOf(p).names[cell], what: 'laid' })
    },
  },
})
