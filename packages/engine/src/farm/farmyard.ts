import type { Player } from '../state/state.ts'
import { enclosedCells } from './pastures.ts'
import { ALL_CELLS, around, type Cells, count, STABLES } from './yard.ts'

/** Nothing lies or stands there and no fence is around it: free for a room, a field or a stable. B8, B9 */
export const emptyCells = (p: Player): Cells =>
  ALL_CELLS & ~(p.rooms | p.fields | p.stables | enclosedCells(p.pastures))

/** B8: a room goes on an empty space next to a room. */
export const roomCells = (p: Player): Cells => emptyCells(p) & around(p.rooms)

/** B9: the first field anywhere, later ones next to a field tile. */
export const plowCells = (p: Player): Cells => (p.fields === 0 ? emptyCells(p) : emptyCells(p) & around(p.fields))

/** B10: a stable goes on an empty space or into a pasture, at most one a space. */
export const stableCells = (p: Player): Cells => {
  const free = ALL_CELLS & ~(p.rooms | p.fields | p.stables)
  return free !== 0 && count(p.stables) < STABLES ? free : 0
}

/** B10: spaces that could be enclosed and are not yet: no room, no field; stables are welcome. */
export const openCells = (p: Player): Cells => ALL_CELLS & ~(p.rooms | p.fields | enclosedCells(p.pastures))

export const unusedSpaces = (p: Player): number => count(emptyCells(p))
export const roomCount = (p: Player): number => count(p.rooms)
