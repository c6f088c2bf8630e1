import { moorMinor } from '../../cards/card.ts'
import { mustWork } from '../../cards/verbs.ts'
import { fencesLeft } from '../../farm/farmyard.ts'
import { enclosedCells, fencesNeeded } from '../../farm/pastures.ts'
import { acrossAround, around, cellsOf, uprightAround, yardOf } from '../../farm/yard.ts'
import { tell } from '../../state/events.ts'

/** Fences round a tile make a pasture only when the last tile has gone. */
export default moorMinor({
  id: 'M038',
  name: 'nature-reserve',
  cost: { food: 1 },
  needs: { pastures: { atLeast: 1 } },
  play: [mustWork('nature-reserve')],
  work: {
    cells(s, owner) {
      const p = s.players[owner]
      const tiles = (p.forests | p.moors) & around(yardOf(p), enclosedCells(p.pastures))
      const most = fencesLeft(p)
      return cellsOf(tiles).reduce((mask, cell) => (fencesNeeded(p, 1 << cell) <= most ? mask | (1 << cell) : mask), 0)
    },
    run(s, owner, cell) {
      const p = s.players[owner]
      const fences = fencesNeeded(p, 1 << cell)
      p.across |= acrossAround(yardOf(p), 1 << cell)
      p.upright |= uprightAround(yardOf(p), 1 << cell)
      tell({ event: 'fenced', seat: owner, cells: [yardOf(p).names[cell]], fences })
    },
  },
})
