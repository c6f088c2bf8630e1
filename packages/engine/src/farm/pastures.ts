import { ALL_CELLS, around, CELLS, type Cells, COLUMNS, cellsOf, count, FENCES, lowest, parts } from './yard.ts'

/** The fences around a set of spaces: masks of the horizontal and the vertical positions. B10: board edges need fences. */
const fencesAround = (cells: Cells): [number, number] => {
  let across = 0
  let upright = 0
  for (const cell of cellsOf(cells)) {
    const row = Math.floor(cell / COLUMNS)
    const column = cell % COLUMNS
    across ^= (1 << (row * COLUMNS + column)) | (1 << ((row + 1) * COLUMNS + column))
    upright ^= (1 << (row * (COLUMNS + 1) + column)) | (1 << (row * (COLUMNS + 1) + column + 1))
  }
  return [across, upright]
}

/**
 * Every set of connected spaces that 15 fences can enclose: all the pastures there can be, fewest fences first.
 * (Larger ones need more than the 15 pieces of a player; so does a ring around a hole.)
 */
const everyPasture = (): Cells[] => {
  const seen = new Set<Cells>()
  let edge: Cells[] = Array.from({ length: CELLS }, (_, cell) => 1 << cell)
  while (edge.length > 0) {
    const grown = new Set<Cells>()
    for (const cells of edge) {
      seen.add(cells)
      for (const cell of cellsOf(around(cells))) grown.add(cells | (1 << cell))
    }
    edge = [...grown].filter((cells) => !seen.has(cells))
  }
  const size = (cells: Cells) => fencesAround(cells).reduce((n, mask) => n + count(mask), 0)
  return [...seen]
    .map((cells): [number, Cells] => [size(cells), cells])
    .filter(([fences]) => fences <= FENCES)
    .sort(([a, x], [b, y]) => a - b || count(x) - count(y) || x - y)
    .map(([, cells]) => cells)
}

const pastures = everyPasture()
/** The sets of spaces, fewest fences first. */
const PASTURES: Int32Array = Int32Array.from(pastures)
const ACROSS = Int32Array.from(pastures, (cells) => fencesAround(cells)[0])
const UPRIGHT = Int32Array.from(pastures, (cells) => fencesAround(cells)[1])
const SIZE = Int32Array.from(pastures, (_, i) => count(ACROSS[i]) + count(UPRIGHT[i]))
const INDEX = new Int16Array(ALL_CELLS + 1).fill(-1)
pastures.forEach((cells, i) => {
  INDEX[cells] = i
})

export interface Fences {
  across: number
  upright: number
}

/** Every fence borders a pasture, so the pastures say where the fences stand. B10 */
export const fencesOf = (enclosed: readonly Cells[]): Fences => {
  let across = 0
  let upright = 0
  for (const cells of enclosed) {
    across |= ACROSS[INDEX[cells]]
    upright |= UPRIGHT[INDEX[cells]]
  }
  return { across, upright }
}

export const countFences = (fences: Fences): number => count(fences.across) + count(fences.upright)

export const enclosedCells = (enclosed: readonly Cells[]): Cells => {
  let all = 0
  for (const cells of enclosed) all |= cells
  return all
}

/** How many new fences a pasture needs where `standing` are there already. */
const missing = (i: number, standing: Fences): number =>
  count(ACROSS[i] & ~standing.across) + count(UPRIGHT[i] & ~standing.upright)

/** How many new fences enclosing these spaces needs, or -1 if nobody could enclose them. */
export const fencesNeeded = (cells: Cells, enclosed: readonly Cells[]): number => {
  const i = cells > 0 && cells <= ALL_CELLS ? INDEX[cells] : -1
  return i < 0 ? -1 : missing(i, fencesOf(enclosed))
}

/**
 * B10: may these spaces become a pasture? The first one may lie anywhere; every later one lies next to a pasture, or
 * inside one, which it divides. `open` are the spaces that are free for a pasture and not yet enclosed.
 */
const fits = (cells: Cells, enclosed: readonly Cells[], open: Cells, beside: Cells): boolean => {
  if ((cells & ~open) === 0) return enclosed.length === 0 || (cells & beside) !== 0
  for (const pasture of enclosed) if ((cells & ~pasture) === 0) return cells !== pasture
  return false
}

/** Calls `found` with every pasture that can be built with up to `most` new fences; stops when it returns true. */
export const eachPasture = (
  enclosed: readonly Cells[],
  open: Cells,
  most: number,
  found: (cells: Cells, fences: number) => boolean,
): boolean => {
  if (most < 1) return false
  if (enclosed.length === 0) {
    for (let i = 0; i < PASTURES.length && SIZE[i] <= most; i++)
      if ((PASTURES[i] & ~open) === 0 && found(PASTURES[i], SIZE[i])) return true
    return false
  }
  const standing = fencesOf(enclosed)
  const beside = around(enclosedCells(enclosed)) & open
  const single = enclosed.length === 1 ? enclosed[0] : 0
  for (let i = 0; i < PASTURES.length; i++) {
    const cells = PASTURES[i]
    if (
      (cells & ~open) === 0
        ? (cells & beside) === 0
        : single
          ? (cells & ~single) !== 0 || cells === single
          : !fits(cells, enclosed, open, beside)
    )
      continue
    const fences = missing(i, standing)
    if (fences <= most && found(cells, fences)) return true
  }
  return false
}

/** The pastures after enclosing these spaces: a divided pasture falls into its parts. */
export const withPasture = (enclosed: readonly Cells[], cells: Cells): Cells[] => {
  const out: Cells[] = []
  for (const pasture of enclosed)
    if ((pasture & cells) === 0) out.push(pasture)
    else out.push(...parts(pasture & ~cells))
  out.push(cells)
  return out.sort((a, b) => lowest(a) - lowest(b))
}
