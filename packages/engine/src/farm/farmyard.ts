import type { Player } from '../state/state.ts'
import { closedCells, fenceMarkers } from './ground.ts'
import { countFences, enclosedCells } from './pastures.ts'
import { around, type Cells, count, FENCES, STABLES, yardOf } from './yard.ts'

/** Spaces under rooms, fields, tiles and markers: never fenced, and nothing else goes there. M4 */
export const takenCells = (p: Player): Cells => {
  const taken = p.rooms | p.fields | p.forests | p.moors
  return p.ground.length === 0 ? taken : taken | closedCells(p.ground)
}

/**
 * Unused: no room, field, stable, pasture, tile or marker. Goods, crops without a field and animals that a card lets
 * stand there leave a space unused. Free for a room, a field or a stable. B8, B9, B14
 */
export const unusedCells = (p: Player): Cells =>
  yardOf(p).all & ~(takenCells(p) | p.stables | enclosedCells(p.pastures))

/** B8: a room goes on an unused space next to a room. */
export const roomCells = (p: Player): Cells => unusedCells(p) & around(yardOf(p), p.rooms)

/** B9: the first field anywhere, later ones next to a field tile. */
export const plowCells = (p: Player): Cells =>
  p.fields === 0 ? unusedCells(p) : unusedCells(p) & around(yardOf(p), p.fields)

/** B10: a stable goes on an unused space or into a pasture, at most one a space. */
export const stableCells = (p: Player): Cells => {
  const free = yardOf(p).all & ~(takenCells(p) | p.stables)
  return free !== 0 && count(p.stables) < STABLES ? free : 0
}

/** B10: spaces that could be enclosed and are not yet: stables are welcome. */
export const openCells = (p: Player): Cells => yardOf(p).all & ~(takenCells(p) | enclosedCells(p.pastures))

/** B10: pieces that stand nowhere and lie nowhere. */
export const fencesLeft = (p: Player): number =>
  FENCES - countFences(p) - (p.ground.length === 0 ? 0 : fenceMarkers(p.ground))

/** Spaces with crops that are no fields: a card lets them grow there. */
export function bareCrops(p: Player): Cells {
  let out = 0
  for (let cell = 0; cell < p.crops.length; cell++) if (p.crops[cell] !== 0) out |= 1 << cell
  return out & ~p.fields
}

/** Two more spaces, in one of the shapes that `extensionsOf` lists. What is there keeps its place. */
export function extend(p: Player, shape: number): void {
  p.yard = shape
  while (p.crops.length < yardOf(p).cells) p.crops.push(0)
}

export const unusedSpaces = (p: Player): number => count(unusedCells(p))
export const roomCount = (p: Player): number => count(p.rooms)
