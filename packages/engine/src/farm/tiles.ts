import type { Player } from '../state/state.ts'
import { takenCells } from './farmyard.ts'
import { type Ground, guestCells, type Layer } from './ground.ts'
import { pasturesOf } from './pastures.ts'
import { around, type Cell, type Cells, count, yardOf } from './yard.ts'

// M4: forests and moors. What is visible stands in two masks, what lies beneath in the ground.

export const FOREST = 0
export const MOOR = 1
export type Tile = typeof FOREST | typeof MOOR

export const forestCount = (p: Player): number => count(p.forests)
export const moorCount = (p: Player): number => count(p.moors)

const layerAt = (ground: Ground, cell: Cell): Layer | undefined => ground.find((layer) => layer.cell === cell)

/** Spaces on which tiles lie on one another. */
function stackedCells({ ground }: Player): Cells {
  let out = 0
  for (let i = 0; i < ground.length; i++) if (ground[i].tiles.length > 0) out |= 1 << ground[i].cell
  return out
}

/** Forests on which no guest waits: others are neither covered nor turned over (ruling). */
export const openForests = (p: Player): Cells => p.forests & ~guestCells(p.ground)

/** Forests of a single tile. */
export const loneForests = (p: Player): Cells => p.forests & ~stackedCells(p)

/** M6: single forests that may become a field, next to a field unless there is none yet. */
export function slashCells(p: Player): Cells {
  const single = loneForests(p)
  return p.fields === 0 ? single : single & around(yardOf(p), p.fields)
}

/** Moors that may become a field by a card; what lies beneath goes with them. */
export const moorFieldCells = (p: Player): Cells => (p.fields === 0 ? p.moors : p.moors & around(yardOf(p), p.fields))

function show(p: Player, cell: Cell, tile: number | undefined): void {
  const bit = 1 << cell
  p.forests = tile === FOREST ? p.forests | bit : p.forests & ~bit
  p.moors = tile === MOOR ? p.moors | bit : p.moors & ~bit
}

/** Puts another layer in the place of the one on that space; one with nothing left is taken away. */
export function putLayer(p: Player, cell: Cell, change: (layer: Layer) => Partial<Layer>): void {
  const layer = layerAt(p.ground, cell) ?? { cell, tiles: [], markers: [], goods: p.goods.map(() => 0) }
  const next = { ...layer, ...change(layer) }
  const rest = p.ground.filter((other) => other.cell !== cell)
  const empty = next.tiles.length + next.markers.length === 0 && next.goods.every((n) => n === 0)
  p.ground = empty ? rest : [...rest, next].sort((a, b) => a.cell - b.cell)
}

/** A fenced space that is clear of tiles is a pasture. */
function openPasture(p: Player): void {
  if ((p.across | p.upright) !== 0) p.pastures = pasturesOf(yardOf(p), p, takenCells(p))
}

/** Takes the top tile away; true if the space is clear of tiles now. */
export function liftTile(p: Player, cell: Cell): boolean {
  const [next, ...rest] = layerAt(p.ground, cell)?.tiles ?? []
  show(p, cell, next)
  if (next !== undefined) putLayer(p, cell, () => ({ tiles: rest }))
  else openPasture(p)
  return next === undefined
}

/** Takes all tiles away, whatever lies beneath, for a field that comes there. */
export function clearTiles(p: Player, cell: Cell): void {
  show(p, cell, undefined)
  if (layerAt(p.ground, cell)?.tiles.length) putLayer(p, cell, () => ({ tiles: [] }))
}

/** Lays a tile, on top of what lies there. */
export function layTile(p: Player, cell: Cell, tile: Tile): void {
  const bit = 1 << cell
  const beneath = p.forests & bit ? FOREST : p.moors & bit ? MOOR : undefined
  show(p, cell, tile)
  if (beneath !== undefined) putLayer(p, cell, ({ tiles }) => ({ tiles: [beneath, ...tiles] }))
}
