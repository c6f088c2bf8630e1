/**
 * The farmyard's geometry: 3 rows of 5 spaces, named by column letter from the left and row number from the top
 * (a1 to e3), and up to two extensions of two spaces each on any side, named x1 to x4 in the order in which they came.
 * Sets of spaces are bit masks; so are sets of fence positions.
 */
const COLUMNS = 5
const ROWS = 3
export const CELLS = COLUMNS * ROWS
/** A farm with two extensions. */
export const MOST_CELLS = CELLS + 4
/** B1 */
export const FENCES = 15
export const STABLES = 4

export type Cell = number
export type Cells = number

/** Where fences can stand or do stand: bits of the positions across (above and below spaces) and upright (beside them). */
export interface Fences {
  across: number
  upright: number
}

/** The two rooms at the start, the neighbours, the sides of each space: everything that follows from a farm's shape. */
export interface Yard {
  /** The number of the shape, as a player's `yard` says it; 0 is 3 x 5. */
  readonly shape: number
  readonly cells: number
  readonly all: Cells
  readonly names: readonly string[]
  readonly neighbours: readonly Cells[]
  /** The fence positions at the sides of each space. */
  readonly across: readonly number[]
  readonly upright: readonly number[]
  /** Those of them that no other space shares: at the farm's edge. */
  readonly outer: readonly Fences[]
  /** Where the spaces lie: column and row from a1. */
  readonly spots: readonly Spot[]
}

interface Spot {
  readonly x: number
  readonly y: number
}

const LETTERS = 'abcde'
const key = (x: number, y: number): string => `${x},${y}`
const BESIDE = [
  [0, -1],
  [0, 1],
  [-1, 0],
  [1, 0],
] as const

/** The names of all spaces that a farm can have: those that are added are the same whatever their place. */
export const CELL_NAMES: readonly string[] = Array.from({ length: MOST_CELLS }, (_, cell) =>
  cell < CELLS ? LETTERS[cell % COLUMNS] + (Math.floor(cell / COLUMNS) + 1) : `x${cell - CELLS + 1}`,
)

const FIRST_SPOTS: readonly Spot[] = Array.from({ length: CELLS }, (_, cell) => ({
  x: cell % COLUMNS,
  y: Math.floor(cell / COLUMNS),
}))

/** Numbers for fence positions: row by row on the first 15 spaces, then in the order in which spaces were added. */
function numbering(spots: readonly Spot[], right: number, down: number): (x: number, y: number) => number {
  const numbers = new Map<string, number>()
  const give = (x: number, y: number) => {
    if (!numbers.has(key(x, y))) numbers.set(key(x, y), numbers.size)
  }
  for (let y = 0; y < ROWS + down; y++) for (let x = 0; x < COLUMNS + right; x++) give(x, y)
  for (const { x, y } of spots) {
    give(x, y)
    give(x + right, y + down)
  }
  return (x, y) => 1 << (numbers.get(key(x, y)) ?? 0)
}

function yardFrom(shape: number, spots: readonly Spot[]): Yard {
  const cellAt = new Map(spots.map(({ x, y }, cell) => [key(x, y), cell]))
  const across = numbering(spots, 0, 1)
  const upright = numbering(spots, 1, 0)
  const free = ({ x, y }: Spot, i: number) => !cellAt.has(key(x + BESIDE[i][0], y + BESIDE[i][1]))
  return {
    shape,
    cells: spots.length,
    all: (1 << spots.length) - 1,
    names: CELL_NAMES.slice(0, spots.length),
    neighbours: spots.map(({ x, y }) =>
      BESIDE.reduce((mask, [dx, dy]) => {
        const cell = cellAt.get(key(x + dx, y + dy))
        return cell === undefined ? mask : mask | (1 << cell)
      }, 0),
    ),
    across: spots.map(({ x, y }) => across(x, y) | across(x, y + 1)),
    upright: spots.map(({ x, y }) => upright(x, y) | upright(x + 1, y)),
    outer: spots.map((spot) => ({
      across: (free(spot, 0) ? across(spot.x, spot.y) : 0) | (free(spot, 1) ? across(spot.x, spot.y + 1) : 0),
      upright: (free(spot, 2) ? upright(spot.x, spot.y) : 0) | (free(spot, 3) ? upright(spot.x + 1, spot.y) : 0),
    })),
    spots,
  }
}

/** Where two more spaces can be added: a pair of free spots, each next to the farm as it is. From above, left to right. */
function places(spots: readonly Spot[]): [Spot, Spot][] {
  const taken = new Set(spots.map(({ x, y }) => key(x, y)))
  const open = ({ x, y }: Spot) => !taken.has(key(x, y)) && BESIDE.some(([dx, dy]) => taken.has(key(x + dx, y + dy)))
  const out: [Spot, Spot][] = []
  for (let y = -2; y < ROWS + 2; y++)
    for (let x = -2; x < COLUMNS + 2; x++)
      for (const other of [
        { x: x + 1, y },
        { x, y: y + 1 },
      ])
        if (open({ x, y }) && open(other)) out.push([{ x, y }, other])
  return out
}

/** More than an extension has places. */
const PLACES = 13

/**
 * The number of a shape has a digit for each extension in base 13, the first one lowest: which of its places it took,
 * from 1. So spaces and fences keep their bits when a farm grows.
 */
function build(shape: number): Yard | null {
  let spots = FIRST_SPOTS
  for (let rest = shape; rest > 0; rest = Math.floor(rest / PLACES)) {
    const added = places(spots)[(rest % PLACES) - 1]
    if (!added || spots.length === MOST_CELLS) return null
    spots = [...spots, ...added]
  }
  return yardFrom(shape, spots)
}

export const BASE_YARD: Yard = yardFrom(0, FIRST_SPOTS)
/** Larger farms are worked out when somebody first has one. */
const larger = new Map<number, Yard | null>()

/** The farm of that shape, or null if there is none. */
export function yardOfShape(shape: number): Yard | null {
  if (shape === 0) return BASE_YARD
  if (!Number.isSafeInteger(shape) || shape < 0 || shape >= PLACES * PLACES) return null
  let yard = larger.get(shape)
  if (yard === undefined) {
    yard = build(shape)
    larger.set(shape, yard)
  }
  return yard
}

export function yardOf(p: { readonly yard: number }): Yard {
  const yard = p.yard === 0 ? BASE_YARD : yardOfShape(p.yard)
  if (!yard) throw new Error(`There is no farmyard of the shape ${p.yard}.`)
  return yard
}

/** The shapes that a farm can get by one more extension. */
export function extensionsOf({ shape, spots }: Yard): number[] {
  if (spots.length === MOST_CELLS) return []
  return places(spots).map((_, i) => (shape === 0 ? i + 1 : shape + PLACES * (i + 1)))
}

export const cellAt = (name: string, yard?: Yard): Cell => (yard?.names ?? CELL_NAMES).indexOf(name)

/** B2: the two rooms at the start, middle and bottom of the left edge. */
export const FIRST_ROOMS: Cells = (1 << cellAt('a2')) | (1 << cellAt('a3'))

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
export const around = ({ neighbours }: Yard, cells: Cells): Cells => {
  let out = 0
  for (let rest = cells; rest !== 0; rest &= rest - 1) out |= neighbours[lowest(rest)]
  return out & ~cells
}

/** The connected parts of a set of spaces. */
export const parts = (yard: Yard, cells: Cells): Cells[] => {
  const out: Cells[] = []
  for (let rest = cells; rest !== 0; ) {
    let part = rest & -rest
    for (let more = around(yard, part) & rest; more !== 0; more = around(yard, part) & rest) part |= more
    out.push(part)
    rest &= ~part
  }
  return out
}

/** The fences around a set of spaces: those that stand between two of them cancel out. B10: board edges need fences. */
export const acrossAround = ({ across }: Yard, cells: Cells): number => {
  let out = 0
  for (let rest = cells; rest !== 0; rest &= rest - 1) out ^= across[lowest(rest)]
  return out
}
export const uprightAround = ({ upright }: Yard, cells: Cells): number => {
  let out = 0
  for (let rest = cells; rest !== 0; rest &= rest - 1) out ^= upright[lowest(rest)]
  return out
}
