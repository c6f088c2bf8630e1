import { counts, int, list, nameOf, type Of, record, shared } from '../core/shape.ts'
import { GOODS } from '../state/goods.ts'
import { type Cells, count } from './yard.ts'

// What lies on single farmyard spaces beside rooms, fields, stables, fences, crops and visible tiles. Most farms have nothing of it.

/** Tiles that lie on a space until they are taken away. */
export const TILES = ['forest', 'moor'] as const
/** A tombstone and a fence, which is one of the 15 pieces, close a space for ever; a guest waits on a forest. */
export const MARKERS = ['tombstone', 'fence', 'guest'] as const
const FENCE_MARKER = MARKERS.indexOf('fence')
export const GUEST_MARKER = MARKERS.indexOf('guest')
const closes = (marker: number): boolean => marker !== GUEST_MARKER

const layerShape = record<{ cell: number; tiles: number[]; markers: number[]; goods: number[] }>({
  cell: int,
  /** Beneath the visible one, from the top. M4 */
  tiles: list(nameOf(() => TILES, 'a tile')),
  markers: list(nameOf(() => MARKERS, 'a marker')),
  /** Taken by the player when the space is used or sown; they do not make it used. */
  goods: counts(GOODS),
})
export type Layer = Of<typeof layerShape>

/** One entry for each space with something on it. The list is never changed in place: whoever changes it makes a new one. */
export const groundShape = shared(list(layerShape))
export type Ground = readonly Layer[]

/** Spaces with a marker: nothing can be built there. */
export function closedCells(ground: Ground): Cells {
  let out = 0
  for (let i = 0; i < ground.length; i++) if (ground[i].markers.some(closes)) out |= 1 << ground[i].cell
  return out
}

/** Spaces on which a guest waits. */
export const guestCells = (ground: Ground): Cells =>
  ground.reduce((mask, { cell, markers }) => (markers.includes(GUEST_MARKER) ? mask | (1 << cell) : mask), 0)

/** Fence pieces that lie on spaces as markers. */
export function fenceMarkers(ground: Ground): number {
  let out = 0
  for (let i = 0; i < ground.length; i++) for (const marker of ground[i].markers) if (marker === FENCE_MARKER) out++
  return out
}

/** What cannot be: a layer outside of the farm or twice on one space, an empty one, a marker on something built or on a tile, a tile beneath nothing. */
export function groundFlaw(ground: Ground, all: Cells, built: Cells, visible: Cells): boolean {
  const cells = ground.reduce((mask, { cell }) => mask | (1 << cell), 0)
  const empty = ground.some(
    ({ tiles, markers, goods }) => tiles.length + markers.length === 0 && goods.every((n) => n === 0),
  )
  const strange = ground.some(({ cell, goods }) => cell < 0 || cell > 31 || goods.some((n) => n < 0))
  const beneath = ground.reduce((mask, { cell, tiles }) => (tiles.length > 0 ? mask | (1 << cell) : mask), 0)
  return (
    strange ||
    empty ||
    (cells & ~all) !== 0 ||
    count(cells) !== ground.length ||
    (closedCells(ground) & (built | visible)) !== 0 ||
    (beneath & ~visible) !== 0
  )
}
