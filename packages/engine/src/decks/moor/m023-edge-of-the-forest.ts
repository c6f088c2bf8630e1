import { moorMinor } from '../../cards/card.ts'
import { gain } from '../../cards/verbs.ts'
import { type Cells, cellsOf, count, yardOf } from '../../farm/yard.ts'
import type { Player } from '../../state/state.ts'

/** Edges between a forest and one of these spaces. */
const edges = (p: Player, others: Cells): number =>
  cellsOf(p.forests).reduce((n, cell) => n + count(yardOf(p).neighbours[cell] & others), 0)

export default moorMinor({
  id: 'M023',
  name: 'edge-of-the-forest',
  needs: { improvements: { atLeast: 3 } },
  travels: true,
  play: [
    gain((s, seat) => {
      const p = s.players[seat]
      return { food: edges(p, p.fields), fuel: edges(p, p.moors) }
    }),
  ],
})
