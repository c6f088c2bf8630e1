import { CELL_NAMES, type SeatView } from '@furrow/engine'

// A farmyard as text: spaces in rows and columns, fences as lines around the pastures.

const WIDE = 9
const LETTERS = [...new Set(CELL_NAMES.map((name) => name.charAt(0)))].sort()
const NUMBERS = [...new Set(CELL_NAMES.map((name) => Number(name.slice(1))))].sort((a, b) => a - b)

export function drawFarm(seat: SeatView): string[] {
  const pastureAt = new Map(seat.pastures.flatMap(({ cells }, i) => cells.map((cell) => [cell, i])))
  /** A fence stands where one side belongs to a pasture and the other does not belong to the same. */
  const fence = (a: string, b: string) => pastureAt.get(a) !== pastureAt.get(b)
  const at = (column: number, row: number) => `${LETTERS[column] ?? '?'}${NUMBERS[row] ?? '?'}`

  const border = (row: number) =>
    `  ${LETTERS.map((_, c) => `+${(fence(at(c, row - 1), at(c, row)) ? '-' : ' ').repeat(WIDE)}`).join('')}+`
  const inside = (row: number, line: 0 | 1) => {
    const cells = LETTERS.map((_, c) => `${upright(c, row)}${contents(seat, at(c, row))[line].padEnd(WIDE)}`)
    return `${line === 0 ? `${NUMBERS[row]} ` : '  '}${cells.join('')}${upright(LETTERS.length, row)}`
  }
  const upright = (c: number, row: number) => (fence(at(c - 1, row), at(c, row)) ? '|' : ' ')

  return [
    `   ${LETTERS.map((letter) => letter.padEnd(WIDE + 1)).join('')}`.trimEnd(),
    ...NUMBERS.flatMap((_, row) => [border(row), inside(row, 0), inside(row, 1)]),
    border(NUMBERS.length),
  ]
}

/** What stands on a space, and what lives or grows there. */
function contents(seat: SeatView, cell: string): [string, string] {
  if (seat.rooms.includes(cell)) return ['room', seat.house]
  const field = seat.fields.find((f) => f.cell === cell)
  if (field) return ['field', field.crop ? `${field.crop === 'vegetable' ? 'veg' : field.crop} ${field.count}` : '']
  const living = seat.animals.filter(({ pen }) => pen === cell).map(({ animal, count }) => `${animal} ${count}`)
  const pasture = seat.pastures.find(({ cells }) => cells[0] === cell)
  const stable = seat.stables.includes(cell)
  return [stable ? 'stable' : '', living[0] ?? (pasture ? `room ${pasture.capacity}` : '')]
}
