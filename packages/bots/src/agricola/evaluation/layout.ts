import { CELL_NAMES, cellAt, lowest, type Player } from '@furrow/engine/agricola'

const ADDED = 4

/**
 * A farm that uses every space: rooms at the left, fields next to them, pastures in the two columns at the right, where
 * 15 fences make four of them. Each table says how much out of place something is on a space.
 */
const table = (rows: readonly (readonly number[])[]): readonly number[] => {
  // Spaces that were added lie anywhere.
  const out: number[] = CELL_NAMES.map(() => ADDED)
  rows.forEach((row, y) => {
    row.forEach((n, x) => {
      out[cellAt(`${'abcde'.charAt(x)}${y + 1}`)] = n
    })
  })
  return out
}

const ROOMS = table([
  [0, 3, 5, 8, 9],
  [0, 2, 5, 8, 9],
  [0, 1, 5, 8, 9],
])
const FIELDS = table([
  [9, 0, 1, 7, 8],
  [9, 4, 2, 7, 8],
  [9, 5, 3, 7, 8],
])
const PASTURES = table([
  [9, 7, 4, 1, 0],
  [9, 6, 3, 1, 0],
  [9, 5, 2, 1, 0],
])

const sum = (cells: number, out: readonly number[]): number => {
  let n = 0
  for (let rest = cells; rest !== 0; rest &= rest - 1) n += out[lowest(rest)]
  return n
}

/** How well things are placed: 0 is best, less is worse. */
export function layout(p: Player): number {
  let n = sum(p.rooms, ROOMS) + sum(p.fields, FIELDS) + sum(p.stables, PASTURES)
  for (const cells of p.pastures) n += sum(cells, PASTURES)
  return -n
}

export const roomMisfit = (cell: number): number => ROOMS[cell]
export const fieldMisfit = (cell: number): number => FIELDS[cell]
export const pastureMisfit = (cells: number): number => sum(cells, PASTURES)
