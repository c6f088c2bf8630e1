import type { PieceName } from '../pieces/index.ts'
import type { PersonKind } from '../pieces/Person.tsx'

// A farmyard as plain data. Columns count from the left and rows from the top; a farm that was extended has cells left
// of column 0, below row 2 or wherever else they were attached. Nothing here knows a rule.

export interface Place {
  column: number
  row: number
}

export type Material = 'wood' | 'clay' | 'stone'
export type Crop = 'grain' | 'vegetable'

export type Tile = 'forest' | 'moor'

export type Soil =
  | { kind: 'meadow' }
  | { kind: 'pasture' }
  | { kind: 'room'; material: Material }
  | { kind: 'field'; crop: Crop | null; count: number }
  /** `over` are the tiles on which it lies, from the top. */
  | { kind: Tile; over?: readonly Tile[] }

export interface Cell extends Place {
  soil: Soil
  stable?: boolean
  /** A marker that lies there; a fence may be one. */
  marker?: 'tombstone' | 'guest' | 'fence'
  /** Goods that wait there for whoever uses the cell. */
  goods?: readonly { good: PieceName; count: number }[]
}

/** The upper or the left edge of the cell at that place, also where there is no such cell any more. */
export interface Fence extends Place {
  side: 'top' | 'left'
}

/** Animals of one kind that live together: in the cells of a pasture, by a stable, in the house. */
export interface Herd {
  cells: readonly Place[]
  animal: PieceName
  count: number
}

export interface Inhabitant extends Place {
  seat: number
  kind: PersonKind
}

export interface Yard {
  cells: readonly Cell[]
  fences: readonly Fence[]
  herds: readonly Herd[]
  people: readonly Inhabitant[]
}

export const SIDE = 100
export const MARGIN = 14

export interface Bounds {
  x: number
  y: number
  width: number
  height: number
}

/** The box of the whole drawing; a cell at column, row begins at column * SIDE, row * SIDE. */
export function yardBounds({ cells }: Pick<Yard, 'cells'>): Bounds {
  const columns = cells.map(({ column }) => column)
  const rows = cells.map(({ row }) => row)
  const [west, north] = [Math.min(...columns), Math.min(...rows)]
  return {
    x: west * SIDE - MARGIN,
    y: north * SIDE - MARGIN,
    width: (Math.max(...columns) - west + 1) * SIDE + 2 * MARGIN,
    height: (Math.max(...rows) - north + 1) * SIDE + 2 * MARGIN,
  }
}

export const at = ({ column, row }: Place): string => `${column},${row}`
