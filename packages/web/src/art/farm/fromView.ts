import type { SeatView } from '@furrow/engine/agricola'
import { at as entry } from '../../contract/at.ts'
import { isPiece } from '../pieces/index.ts'
import {
  at,
  type Cell,
  type Crop,
  type Fence,
  type Herd,
  type Inhabitant,
  type Material,
  type Place,
  type Soil,
  type Tile,
  type Yard,
} from './yard.ts'

// From what the engine tells of a seat to what a farmyard is drawn from.

type Pasture = SeatView['pastures'][number]

type Seen = Pick<SeatView, 'seat' | 'house' | 'rooms' | 'fields' | 'stables' | 'animals' | 'home' | 'newborns'> & {
  pastures: readonly (Pick<Pasture, 'cells'> & Partial<Pasture>)[]
} & Partial<Pick<SeatView, 'ground' | 'ill' | 'yard'>> // Of the Moor, and of farms that were added to.

const BEFORE_A = 'z'.charCodeAt(0) + 1
const A = 'a'.charCodeAt(0)

/** a1 is column 0, row 0; z1 lies left of it, a0 above it. */
export function placeOf(name: string): Place {
  const letter = name.charCodeAt(0)
  return { column: letter > A + 12 ? letter - BEFORE_A : letter - A, row: Number(name.slice(1)) - 1 }
}

const CELLS = ['1', '2', '3'].flatMap((row) => ['a', 'b', 'c', 'd', 'e'].map((column) => column + row))

/** The fences of a pasture: all edges between its cells and others. */
function around(cells: readonly Place[]): Fence[] {
  const inside = new Set(cells.map(at))
  return cells.flatMap(({ column, row }): Fence[] => [
    ...(inside.has(at({ column, row: row - 1 })) ? [] : [{ column, row, side: 'top' } as const]),
    ...(inside.has(at({ column, row: row + 1 })) ? [] : [{ column, row: row + 1, side: 'top' } as const]),
    ...(inside.has(at({ column: column - 1, row })) ? [] : [{ column, row, side: 'left' } as const]),
    ...(inside.has(at({ column: column + 1, row })) ? [] : [{ column: column + 1, row, side: 'left' } as const]),
  ])
}

/** Two pastures share the fence between them: it stands there once. */
const once = (fences: readonly Fence[]): Fence[] => [
  ...new Map(fences.map((fence) => [`${at(fence)} ${fence.side}`, fence])).values(),
]

/** A farmyard of a seat, with the spaces that were added to it. */
export function yardOf(view: Seen): Yard {
  const cells = view.yard?.map(({ cell }) => cell) ?? CELLS
  const spots = new Map(view.yard?.map(({ cell, x, y }) => [cell, { column: x, row: y }]))
  const place = (name: string): Place => spots.get(name) ?? placeOf(name)
  const ground = new Map(view.ground?.map((layer) => [layer.cell, layer]))
  const fields = new Map(view.fields.map((field) => [field.cell, field]))
  const fenced = new Set(view.pastures.flatMap((pasture) => pasture.cells))
  const soil = (name: string): Soil => {
    const field = fields.get(name)
    // The engine knows three materials and two crops; their names are those of the drawings.
    if (view.rooms.includes(name)) return { kind: 'room', material: view.house as Material }
    if (field) return { kind: 'field', crop: field.crop as Crop | null, count: field.count }
    const [top, ...over] = ground.get(name)?.tiles.filter(isTile) ?? []
    if (top) return { kind: top, ...(over.length > 0 ? { over } : {}) }
    return { kind: fenced.has(name) ? 'pasture' : 'meadow' }
  }
  return {
    cells: cells.map((name): Cell => {
      const marker = ground.get(name)?.markers.find(isMarker)
      const goods = Object.entries(ground.get(name)?.goods ?? {}).flatMap(([good, count]) =>
        isPiece(good) ? [{ good, count }] : [],
      )
      return {
        ...place(name),
        soil: soil(name),
        stable: view.stables.includes(name),
        ...(marker ? { marker } : {}),
        ...(goods.length > 0 ? { goods } : {}),
      }
    }),
    fences: once(view.pastures.flatMap((pasture) => around(pasture.cells.map(place)))),
    herds: view.animals.flatMap(({ pen, animal, count }): Herd[] => {
      const pasture = view.pastures.find((one) => one.cells.includes(pen))
      const home = pen === 'house' ? [lowest(view.rooms, place)] : [pen]
      return isPiece(animal) ? [{ cells: (pasture?.cells ?? home).map(place), animal, count }] : []
    }),
    people: family(view, place),
  }
}

/** The room nearest to the ground. */
const lowest = (rooms: readonly string[], place: (name: string) => Place): string =>
  rooms.reduce((low, room) => (place(room).row > place(low).row ? room : low))

const isTile = (name: string): name is Tile => name === 'forest' || name === 'moor'
const isMarker = (name: string): name is NonNullable<Cell['marker']> => ['tombstone', 'guest', 'fence'].includes(name)

/** Those at home, room by room, the ill ones in bed; newborns beside them. */
function family({ seat, home, newborns, rooms, ill = 0 }: Seen, place: (name: string) => Place): Inhabitant[] {
  return Array.from({ length: home + newborns }, (_, i) => ({
    ...place(entry(rooms, i % rooms.length)),
    seat,
    kind: i < home - ill ? 'adult' : i < home ? 'ill' : 'newborn',
  }))
}
