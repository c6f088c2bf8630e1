import type { SeatView } from '@furrow/engine/agricola'

// A farmyard as text: spaces in rows and columns, fences as lines around the pastures.

const WIDE = 9
const LETTERS = 'abcde'

/** The numbers from the least to the most of these. */
const span = (all: readonly number[]): number[] => {
  const least = Math.min(...all)
  return Array.from({ length: Math.max(...all) - least + 1 }, (_, i) => least + i)
}

export function drawFarm(seat: SeatView): string[] {
  const pastureAt = new Map(seat.pastures.flatMap(({ cells }, i) => cells.map((cell) => [cell, i])))
  const at = (x: number, y: number) => seat.yard.find((spot) => spot.x === x && spot.y === y)?.cell ?? ''
  /** A fence stands where one side belongs to a pasture and the other does not belong to the same. */
  const fence = (a: string, b: string) => pastureAt.get(a) !== pastureAt.get(b)
  const columns = span(seat.yard.map(({ x }) => x))
  const rows = span(seat.yard.map(({ y }) => y))
  const [left = 0] = columns
  const [top = 0] = rows

  const border = (y: number) =>
    `  ${columns.map((x) => `+${(fence(at(x, y - 1), at(x, y)) ? '-' : ' ').repeat(WIDE)}`).join('')}+`
  const upright = (x: number, y: number) => (fence(at(x - 1, y), at(x, y)) ? '|' : ' ')
  const inside = (y: number, line: 0 | 1) => {
    const cells = columns.map((x) => `${upright(x, y)}${contents(seat, at(x, y))[line].padEnd(WIDE)}`)
    const number = line === 0 && y >= 0 && y < 3 ? String(y + 1) : ' '
    return `${number} ${cells.join('')}${upright(left + columns.length, y)}`
  }
  return [
    `   ${columns.map((x) => (LETTERS[x] ?? '').padEnd(WIDE + 1)).join('')}`.trimEnd(),
    ...rows.flatMap((y) => [border(y), inside(y, 0), inside(y, 1)]),
    border(top + rows.length),
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
  const lying = seat.ground.find((layer) => layer.cell === cell)
  const [tile] = [...(lying?.tiles ?? []), ...(lying?.markers ?? [])]
  const added = cell.startsWith('x') ? cell : ''
  return [stable ? 'stable' : (tile ?? added), living[0] ?? (pasture ? `room ${pasture.capacity}` : '')]
}
