import type { SpaceView } from '@furrow/engine/agricola'
import { at } from '../contract/at.ts'

/** Where a space lies on the board; all are of one size. */
export interface Spot {
  column: number
  row: number
}

// As on the table: columns A and B, then one column a stage. Round 1 lies above the Forest, and each round card
// has the one of the stage before it on its left.
const COLUMN_A = ['farm-expansion', 'meeting-place', 'grain-seeds', 'farmland', 'lessons', 'day-laborer']
const COLUMN_B = ['forest', 'clay-pit', 'reed-bank', 'fishing']
export const ROWS = 6

export const isMain = (id: string): boolean => COLUMN_A.includes(id) || COLUMN_B.includes(id)

/** Round spaces from 1 to 14: column counted from column A, and row. */
const ROUND_SPOTS: readonly (readonly [column: number, row: number])[] = [
  [1, 1],
  [2, 1],
  [2, 2],
  [2, 3],
  [3, 1],
  [3, 2],
  [3, 3],
  [4, 1],
  [4, 2],
  [5, 1],
  [5, 2],
  [6, 1],
  [6, 2],
  [7, 1],
]

/** Places below Fishing and beside the round cards for what the columns on the left have no room for: column counted from column A, and row. */
const FREE_SPOTS: readonly (readonly [column: number, row: number])[] = [
  [1, 6],
  [4, 3],
  [5, 3],
  [6, 3],
  [7, 3],
  [7, 2],
]

/** How many columns of extensions there are: a few spaces more find a place elsewhere. Cards may bring a third. */
const columnsFor = (extensions: number): number => {
  if (extensions <= 1) return 0
  if (extensions <= ROWS + 3) return 1
  return extensions <= 2 * ROWS + FREE_SPOTS.length ? 2 : 3
}

export interface Layout {
  columns: number
  spots: ReadonlyMap<string, Spot>
  /** The spot of each round space, 1 to 14. */
  rounds: readonly Spot[]
  /** Columns without a space yet, which may be narrow. */
  waiting: ReadonlySet<number>
  /** The first column of the free ground below the round cards; it goes on to the last. */
  ground: number
}

export function layoutOf(spaces: readonly SpaceView[]): Layout {
  const printed = spaces.filter(({ stage, id }) => stage === 0 && !isMain(id))
  const left = columnsFor(printed.length)
  const spots = new Map<string, Spot>()
  printed.forEach(({ id }, i) => {
    const free = FREE_SPOTS[i - left * ROWS]
    if (free) spots.set(id, { column: left + 1 + free[0], row: free[1] })
    else spots.set(id, { column: 1 + Math.floor(i / ROWS), row: 1 + (i % ROWS) })
  })
  COLUMN_A.forEach((id, i) => {
    spots.set(id, { column: left + 1, row: i + 1 })
  })
  COLUMN_B.forEach((id, i) => {
    spots.set(id, { column: left + 2, row: i + 2 })
  })
  const rounds = ROUND_SPOTS.map(([column, row]): Spot => ({ column: left + 1 + column, row }))
  for (const { id, stage, since } of spaces) if (stage > 0) spots.set(id, at(rounds, since - 1))
  const columns = left + 8
  const used = new Set([...spots.values()].map(({ column }) => column))
  const waiting = new Set(Array.from({ length: columns }, (_, i) => i + 1).filter((column) => !used.has(column)))
  return { columns, spots, rounds, waiting, ground: left + 3 }
}
