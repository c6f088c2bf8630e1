/**
 * The farmyard's geometry: 3 rows of 5 spaces, named by column letter from the left and row number from the top
 * (a1 to e3). Sets of spaces are bit masks; so are sets of fence positions, 4 x 5 horizontal and 3 x 6 vertical.
 */
export const COLUMNS = 5
const ROWS = 3
export const CELLS = COLUMNS * ROWS
export const ALL_CELLS = (1 << CELLS) - 1
/** B1 */
export const FENCES = 15
export const STABLES = 4

export type Cell = number
export type Cells = number

const cellName = (cell: Cell): string => 'abcde'[cell % COLUMNS] + (1 + Math.floor(cell / COLUMNS))
export const CELL_NAMES: readonly string[] = Array.from({ length: CELLS }, (_, cell) => cellName(cell))
export const cellAt = (name: string): Cell => CELL_NAMES.indexOf(name)

/** B2: the two rooms at the start, middle and bottom of the left edge. */
export const FIRST_ROOMS: Cells = (1 << cellAt('a2')) | (1 << cellAt('a3'))

export const neighbours: readonly Cells[] = Array.from({ length: CELLS }, (_, cell) => {
  const column = cell % COLUMNS
  let mask = 0
  if (column > 0) mask |= 1 << (cell - 1)
  if (column < COLUMNS - 1) mask |= 1 << (cell + 1)
  if (cell >= COLUMNS) mask |= 1 << (cell - COLUMNS)
  if (cell < CELLS - COLUMNS) mask |= 1 << (cell + COLUMNS)
  return mask
})

export const count = (mask: number): number => {
  let n = mask - ((mask >>> 1) & 0x55555555)
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333)
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

export const lowest = (mask: number): number => 31 - Math.clz32(mask & -mask)

export const cellsOf = (mask: Cells): Cell[] => {
  const out: Cell[] = []
  for (let rest = mask; rest !== 0; rest &= rest - 1) out.push(lowest(rest))
  return out
}

/** The spaces orthogonally next to any space of the set, those of the set itself aside. */
export const around = (cells: Cells): Cells => {
  let out = 0
  for (let rest = cells; rest !== 0; rest &= rest - 1) out |= neighbours[lowest(rest)]
  return out & ~cells
}

/** The connected parts of a set of spaces. */
export const parts = (cells: Cells): Cells[] => {
  const out: Cells[] = []
  for (let rest = cells; rest !== 0; ) {
    let part = rest & -rest
    for (let more = around(part) & rest; more !== 0; more = around(part) & rest) part |= more
    out.push(part)
    rest &= ~part
  }
  return out
}
