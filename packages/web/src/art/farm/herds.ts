import { at as entry } from '../../contract/at.ts'
import { at, type Herd, type Place, SIDE } from './yard.ts'

// Where the animals of a herd stand: spread over its cells, so that few can be counted and many have a number.

export interface Spot {
  x: number
  y: number
  size: number
  flip: boolean
}

const GRIDS: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [[50, 82]],
  [
    [31, 62],
    [66, 90],
  ],
  [
    [30, 48],
    [70, 64],
    [34, 92],
  ],
  [
    [28, 48],
    [70, 52],
    [28, 90],
    [70, 93],
  ],
]
const SIZES = [56, 48, 42, 40]
const MOST = 4
/** From here on one counts by number. */
const NUMBERED = 4

export interface HerdPicture {
  spots: readonly Spot[]
  /** Where the number stands, or null where one can count. */
  number: { x: number; y: number } | null
}

const middle = (cells: readonly Place[]): Place => {
  const mean = (axis: 'column' | 'row') => cells.reduce((sum, cell) => sum + cell[axis], 0) / cells.length
  const [column, row] = [mean('column'), mean('row')]
  const far = (cell: Place) => Math.abs(cell.column - column) + Math.abs(cell.row - row)
  return cells.reduce((best, cell) => (far(cell) < far(best) ? cell : best))
}

/** One large animal and a number: for small drawings. */
export function oneForAll({ cells, count }: Herd, stables: ReadonlySet<string>, place: number): HerdPicture {
  const cell = middle(cells)
  const [x, y] = [cell.column * SIDE, cell.row * SIDE - place * 40]
  const tight = place > 0 || stables.has(at(cell))
  const spot = { x: x + (tight ? 56 : 46), y: y + 94, size: tight ? 62 : 80, flip: false }
  return { spots: [spot], number: count > 1 ? { x: x + 76, y: y + 30 } : null }
}

/** Animals in the house stand before it. */
export function atHome({ cells, count }: Herd, place: number): HerdPicture {
  const { column, row } = entry(cells, 0)
  const spot = { x: column * SIDE + 80 - place * 22, y: row * SIDE + 99, size: 36, flip: false }
  return { spots: [spot], number: count > 1 ? { x: spot.x + 14, y: spot.y - 4 } : null }
}

/** Everybody where they live; `stables` are the cells whose lower right corner is taken. */
export function everyone({ cells, count }: Herd, stables: ReadonlySet<string>, place: number): HerdPicture {
  const order = [...cells].sort((a, b) => a.row - b.row || a.column - b.column)
  const room = (cell: Place) => (stables.has(at(cell)) ? MOST - 1 : MOST)
  const shares = order.map(() => 0)
  let left = count
  for (let turn = 0; turn < MOST && left > 0; turn++)
    for (let i = 0; i < order.length && left > 0; i++)
      if (entry(shares, i) < room(entry(order, i))) {
        shares[i] = entry(shares, i) + 1
        left--
      }
  // A second kind in the same cell (animals on a card) stands further up.
  const up = place * 30
  const spots = order.flatMap((cell, i): Spot[] => {
    const share = entry(shares, i)
    const grid = share === 0 ? [] : entry(stables.has(at(cell)) ? STABLED : GRIDS, share - 1)
    return grid.map(([x, y], n) => ({
      x: cell.column * SIDE + x,
      y: cell.row * SIDE + y - up,
      size: stables.has(at(cell)) ? 40 : entry(SIZES, share - 1),
      flip: (n + i) % 3 === 1,
    }))
  })
  const last = entry(order, order.length - 1)
  const number = count >= NUMBERED ? { x: last.column * SIDE + 84, y: last.row * SIDE + 86 - up } : null
  return { spots, number }
}

// Beside a stable in the upper left corner.
const STABLED: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [[62, 90]],
  [
    [30, 92],
    [72, 80],
  ],
  [
    [72, 50],
    [28, 92],
    [70, 92],
  ],
]
