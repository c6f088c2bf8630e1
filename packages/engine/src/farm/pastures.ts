import { type Table, tableOf, within } from './pasture-table.ts'
import {
  acrossAround,
  around,
  type Cells,
  cellsOf,
  count,
  FENCES,
  type Fences,
  lowest,
  parts,
  uprightAround,
  type Yard,
  yardOf,
} from './yard.ts'

/** What a farm has to do with fences. */
export interface Fenced extends Fences {
  readonly yard: number
  /** One mask a pasture, by their first space; they follow from the fences. */
  pastures: readonly Cells[]
}

export const countFences = ({ across, upright }: Fences): number => count(across) + count(upright)

export const enclosedCells = (pastures: readonly Cells[]): Cells => {
  let all = 0
  for (let i = 0; i < pastures.length; i++) all |= pastures[i]
  return all
}

/**
 * The connected spaces that fences enclose on every side, by their first space. (A hole between fenced spaces would
 * need 16 fences, so each of these was fenced as such.)
 */
export function enclosures(yard: Yard, fences: Fences): Cells[] {
  const wall = (a: number, b: number) =>
    ((yard.across[a] & yard.across[b] & fences.across) | (yard.upright[a] & yard.upright[b] & fences.upright)) !== 0
  const out: Cells[] = []
  for (let rest = yard.all; rest !== 0; ) {
    let region = rest & -rest
    let leaks = false
    for (let edge = region; edge !== 0; ) {
      const cell = lowest(edge)
      edge &= edge - 1
      const { across, upright } = yard.outer[cell]
      if ((across & ~fences.across) | (upright & ~fences.upright)) leaks = true
      for (const other of cellsOf(yard.neighbours[cell] & ~region))
        if (!wall(cell, other)) {
          region |= 1 << other
          edge |= 1 << other
        }
    }
    if (!leaks) out.push(region)
    rest &= ~region
  }
  return out
}

/** B10: an enclosure is a pasture unless something lies there that never is in one: a room, a field, a tile, a marker. */
export const pasturesOf = (yard: Yard, fences: Fences, barred: Cells): Cells[] =>
  enclosures(yard, fences).filter((cells) => (cells & barred) === 0)

/** How many new fences enclosing these spaces needs, or -1 if nobody could enclose them. */
export function fencesNeeded(p: Fenced, cells: Cells): number {
  const yard = yardOf(p)
  if (cells <= 0 || cells > yard.all || parts(yard, cells).length > 1) return -1
  const across = acrossAround(yard, cells)
  const upright = uprightAround(yard, cells)
  if (count(across) + count(upright) > FENCES) return -1
  return count(across & ~p.across) + count(upright & ~p.upright)
}

/** Calls `found` with the place in the table of every pasture that can be built with up to `most` new fences. */
type Found = (i: number, table: Table) => boolean

/** Nothing stands yet: the first pasture may lie anywhere. */
function eachFirst(table: Table, free: Int32Array, most: number, found: Found): boolean {
  const { words, size } = table
  for (let w = 0; w < words && size[w << 5] <= most; w++)
    for (let bits = free[w]; bits !== 0; bits &= bits - 1) {
      const i = (w << 5) + lowest(bits)
      if (size[i] > most) return false
      if (found(i, table)) return true
    }
  return false
}

/** The pastures inside each pasture that can be divided; kept from call to call, so that asking allocates nothing. */
const INSIDE: Int32Array[] = []

/**
 * B10: every later pasture lies next to a pasture, or inside one, which it divides. `open` are the spaces that are free
 * for a pasture and not yet enclosed. Stops when `found` returns true.
 */
export function eachPasture(p: Fenced, open: Cells, most: number, found: Found): boolean {
  if (most < 1) return false
  const yard = yardOf(p)
  const table = tableOf(yard)
  const { pastures, across, upright } = p
  const free = within(table, yard, open)
  if ((across | upright) === 0) return eachFirst(table, free, most, found)
  const { words, holding, size } = table
  const beside = pastures.length === 0 ? open : around(yard, enclosedCells(pastures)) & open
  let divisible = 0
  for (let k = 0; k < pastures.length; k++)
    if ((pastures[k] & (pastures[k] - 1)) !== 0) INSIDE[divisible++] = within(table, yard, pastures[k])
  // Fewest fences first: beyond this not even all that stand would help.
  const largest = most + count(across) + count(upright)
  for (let w = 0; w < words && size[w << 5] <= largest; w++) {
    let bits = 0
    if (free[w] !== 0) for (let rest = beside; rest !== 0; rest &= rest - 1) bits |= holding[lowest(rest) * words + w]
    bits &= free[w]
    for (let k = 0; k < divisible; k++) bits |= INSIDE[k][w]
    for (; bits !== 0; bits &= bits - 1) {
      const i = (w << 5) + lowest(bits)
      // An existing pasture needs no fence.
      const fences = count(table.across[i] & ~across) + count(table.upright[i] & ~upright)
      if (fences > 0 && fences <= most && found(i, table)) return true
    }
  }
  return false
}

/** Could any pasture be built with up to `most` new fences? One space needs 4 of them at the most, and the first pasture no fewer. */
export function canEnclose(p: Fenced, open: Cells, most: number): boolean {
  const { pastures, across, upright } = p
  const beside = pastures.length === 0 ? open : around(yardOf(p), enclosedCells(pastures)) & open
  if (most >= SINGLE && beside !== 0) return true
  return (across | upright) !== 0 && eachPasture(p, open, most, anyOne)
}
/** Fences around one space. */
const SINGLE = 4
const anyOne: Found = () => true

/** The pastures after enclosing these spaces: a divided pasture falls into its parts. */
function withPasture(yard: Yard, enclosed: readonly Cells[], cells: Cells): Cells[] {
  const out: Cells[] = []
  for (const pasture of enclosed)
    if ((pasture & cells) === 0) out.push(pasture)
    else out.push(...parts(yard, pasture & ~cells))
  out.push(cells)
  return out.sort((a, b) => lowest(a) - lowest(b))
}

/** Fences these spaces in. */
export function enclose(p: Fenced, cells: Cells): void {
  const yard = yardOf(p)
  p.across |= acrossAround(yard, cells)
  p.upright |= uprightAround(yard, cells)
  p.pastures = withPasture(yard, p.pastures, cells)
}

/** The pastures of which no space was fenced before. */
export const newPastures = (before: readonly Cells[], now: readonly Cells[]): Cells[] => {
  const fenced = enclosedCells(before)
  return now.filter((cells) => (cells & fenced) === 0)
}
