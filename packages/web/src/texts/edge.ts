/** Spaces beside the farm, by those they would lie next to. */
export interface Edge {
  side: 'above' | 'below' | 'left' | 'right'
  beside: string[]
}

const SIDES: readonly [side: Edge['side'], right: number, down: number][] = [
  ['above', 0, 1],
  ['below', 0, -1],
  ['left', 1, 0],
  ['right', -1, 0],
]

/** The space so far to the right of that one and below it; z lies left of a. */
function next(cell: string, right: number, down: number): string {
  const [letter, row] = [cell.charAt(0), Number(cell.slice(1))]
  const moved = letter === 'z' ? 96 + right : letter.charCodeAt(0) + right
  return `${String.fromCharCode(moved)}${row + down}`
}

/** Where these spaces lie, or null: not directly at the farm as it is at the beginning. */
export function edgeOf(cells: readonly string[]): Edge | null {
  if (cells.some((cell) => /^[a-e][1-3]$/.test(cell))) return null
  for (const [side, right, down] of SIDES) {
    const beside = cells.map((cell) => next(cell, right, down))
    if (beside.every((cell) => /^[a-e][1-3]$/.test(cell))) return { side, beside }
  }
  return null
}
