// The names of the spaces of a farmyard: columns a to e, rows 1 to 3.

export const COLUMNS = ['a', 'b', 'c', 'd', 'e']
export const ROWS = ['1', '2', '3']
export const CELLS = ROWS.flatMap((row) => COLUMNS.map((column) => column + row))

export const isCell = (name: string): boolean => /^[a-z]\d$/.test(name)

/** The space that many columns and rows away, or itself at the edge. */
export function step(cell: string, columns: number, rows: number): string {
  const column = COLUMNS[COLUMNS.indexOf(cell.charAt(0)) + columns] ?? cell.charAt(0)
  const row = ROWS[ROWS.indexOf(cell.charAt(1)) + rows] ?? cell.charAt(1)
  return column + row
}
