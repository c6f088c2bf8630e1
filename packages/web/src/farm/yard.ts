import type { SeatView } from '@furrow/engine/agricola'

/** Where the spaces of a farmyard lie: columns a to e, rows 1 to 3, and what was added beside them. */
export type Spots = SeatView['yard']

export const isCell = (name: string): boolean => /^[a-z]\d$/.test(name)

/** The space in that column and row, if there is one. */
const cellAt = (spots: Spots, column: number, row: number): string | null =>
  spots.find(({ x, y }) => x === column && y === row)?.cell ?? null

const span = (numbers: readonly number[]): number[] => {
  const first = Math.min(...numbers)
  return Array.from({ length: Math.max(...numbers) - first + 1 }, (_, i) => first + i)
}

/** The columns and rows that the farmyard takes up. */
export const columnsOf = (spots: Spots): number[] => span(spots.map(({ x }) => x))
export const rowsOf = (spots: Spots): number[] => span(spots.map(({ y }) => y))

/** The spaces of each row from the left, null where there is none. */
export const gridOf = (spots: Spots): (string | null)[][] =>
  rowsOf(spots).map((row) => columnsOf(spots).map((column) => cellAt(spots, column, row)))

/** The space that many columns and rows away, or itself at the edge. */
export function step(spots: Spots, cell: string, columns: number, rows: number): string {
  const from = spots.find((spot) => spot.cell === cell)
  return (from && cellAt(spots, from.x + columns, from.y + rows)) ?? cell
}
