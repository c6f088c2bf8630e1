import type { SeatView } from '@furrow/engine'
import { at } from '../contract/at.ts'

// The farmyard's picture: columns a to e, rows 1 to 3, every space a square of 100.

export const COLUMNS = ['a', 'b', 'c', 'd', 'e']
export const ROWS = ['1', '2', '3']
export const CELLS = ROWS.flatMap((row) => COLUMNS.map((column) => column + row))
export const SIZE = 100

const columnOf = (cell: string): number => COLUMNS.indexOf(cell.charAt(0))
const rowOf = (cell: string): number => ROWS.indexOf(cell.charAt(1))

/** The upper left corner of a space. */
export const cornerOf = (cell: string): { x: number; y: number } => ({
  x: columnOf(cell) * SIZE,
  y: rowOf(cell) * SIZE,
})

/** The space that many columns and rows away, or itself at the edge. */
export function step(cell: string, columns: number, rows: number): string {
  const column = COLUMNS[columnOf(cell) + columns] ?? cell.charAt(0)
  const row = ROWS[rowOf(cell) + rows] ?? cell.charAt(1)
  return column + row
}

const has = (cells: readonly string[], column: number, row: number): boolean =>
  cells.includes(`${COLUMNS[column]}${ROWS[row]}`)

/** The fences of a pasture: all edges between its spaces and others. */
export function edges(cells: readonly string[]): string[] {
  return cells.flatMap((cell) => {
    const column = columnOf(cell)
    const row = rowOf(cell)
    const { x, y } = cornerOf(cell)
    return [
      ...(has(cells, column, row - 1) ? [] : [`M${x} ${y}h${SIZE}`]),
      ...(has(cells, column, row + 1) ? [] : [`M${x} ${y + SIZE}h${SIZE}`]),
      ...(has(cells, column - 1, row) ? [] : [`M${x} ${y}v${SIZE}`]),
      ...(has(cells, column + 1, row) ? [] : [`M${x + SIZE} ${y}v${SIZE}`]),
    ]
  })
}

type Herd = SeatView['animals'][number]

/** Where to draw the animals of a pen: near the middle of their pasture, in the stable, or in the first room. */
export function herdSpots({ animals, pastures, rooms }: SeatView): { cell: string; herd: Herd; place: number }[] {
  const used = new Map<string, number>()
  return animals.map((herd) => {
    const pasture = pastures.find(({ cells }) => cells.includes(herd.pen))
    const cell = herd.pen === 'house' ? at(rooms, 0) : pasture ? middle(pasture.cells) : herd.pen
    const place = used.get(cell) ?? 0
    used.set(cell, place + 1)
    return { cell, herd, place }
  })
}

function middle(cells: readonly string[]): string {
  const centre = (axis: 'x' | 'y') => cells.reduce((sum, cell) => sum + cornerOf(cell)[axis], 0) / cells.length
  const [x, y] = [centre('x'), centre('y')]
  const distance = (cell: string) => Math.abs(cornerOf(cell).x - x) + Math.abs(cornerOf(cell).y - y)
  return cells.reduce((best, cell) => (distance(cell) < distance(best) ? cell : best))
}
