import type { Cell, Fence, Soil, Yard } from '../../src/art/farm/yard.ts'

// Farms for the contact sheet.

const grid = (columns: number, rows: number, soil: (column: number, row: number) => Soil | Partial<Cell>): Cell[] =>
  Array.from({ length: columns * rows }, (_, i) => {
    const [column, row] = [i % columns, Math.floor(i / columns)]
    const found = soil(column, row)
    return 'kind' in found ? { column, row, soil: found } : { column, row, soil: { kind: 'meadow' }, ...found }
  })

/** The fences around some cells. */
const around = (...cells: [column: number, row: number][]): Fence[] => {
  const inside = (column: number, row: number) => cells.some(([c, r]) => c === column && r === row)
  return cells.flatMap(([column, row]): Fence[] => [
    ...(inside(column, row - 1) ? [] : [{ column, row, side: 'top' } as const]),
    ...(inside(column, row + 1) ? [] : [{ column, row: row + 1, side: 'top' } as const]),
    ...(inside(column - 1, row) ? [] : [{ column, row, side: 'left' } as const]),
    ...(inside(column + 1, row) ? [] : [{ column: column + 1, row, side: 'left' } as const]),
  ])
}

const meadow: Soil = { kind: 'meadow' }
const pasture: Soil = { kind: 'pasture' }

export const EARLY: Yard = {
  cells: grid(5, 3, (c, r) =>
    c === 0 && r > 0
      ? { kind: 'room', material: 'wood' }
      : c === 1 && r === 2
        ? { kind: 'field', crop: null, count: 0 }
        : meadow,
  ),
  fences: [],
  herds: [{ cells: [{ column: 0, row: 1 }], animal: 'sheep', count: 1 }],
  people: [{ column: 0, row: 2, seat: 0, kind: 'adult' }],
}

export const MIDDLE: Yard = {
  cells: grid(5, 3, (c, r) => {
    if (c === 0) return { kind: 'room', material: 'clay' }
    if (r === 1 && c === 1) return { kind: 'field', crop: 'vegetable', count: 2 }
    if (r === 2 && c === 1) return { kind: 'field', crop: 'grain', count: 3 }
    if (r === 2 && c === 2) return { kind: 'field', crop: 'grain', count: 2 }
    if (r === 1 && c === 2) return { kind: 'field', crop: null, count: 0 }
    if (c >= 3 && r === 0) return pasture
    if (c === 4 && r === 1) return pasture
    if (c === 4 && r === 2) return { soil: pasture, stable: true }
    return meadow
  }),
  fences: [...around([3, 0], [4, 0]), ...around([4, 1]), ...around([4, 2])],
  herds: [
    {
      cells: [
        { column: 3, row: 0 },
        { column: 4, row: 0 },
      ],
      animal: 'sheep',
      count: 4,
    },
    { cells: [{ column: 4, row: 1 }], animal: 'boar', count: 2 },
    { cells: [{ column: 4, row: 2 }], animal: 'cattle', count: 2 },
  ],
  people: [
    { column: 0, row: 0, seat: 1, kind: 'adult' },
    { column: 0, row: 1, seat: 1, kind: 'adult' },
    { column: 0, row: 2, seat: 1, kind: 'newborn' },
  ],
}

export const LATE: Yard = {
  cells: grid(5, 3, (c, r) => {
    if (c < 2 && r > 0) return { kind: 'room', material: 'stone' }
    if (c === 0) return { kind: 'room', material: 'stone' }
    if (r === 0 && c === 1) return { kind: 'field', crop: 'grain', count: 1 }
    if (r === 0 && c === 2) return { kind: 'field', crop: 'vegetable', count: 1 }
    if (c === 2 && r === 1) return { soil: meadow, stable: true }
    if (c === 2) return { kind: 'field', crop: 'grain', count: 5 }
    return c === 4 && r === 2 ? { soil: pasture, stable: true } : pasture
  }),
  fences: [...around([3, 0], [4, 0], [3, 1]), ...around([4, 1], [4, 2]), ...around([3, 2])],
  herds: [
    {
      cells: [
        { column: 3, row: 0 },
        { column: 4, row: 0 },
        { column: 3, row: 1 },
      ],
      animal: 'sheep',
      count: 7,
    },
    {
      cells: [
        { column: 4, row: 1 },
        { column: 4, row: 2 },
      ],
      animal: 'cattle',
      count: 6,
    },
    { cells: [{ column: 3, row: 2 }], animal: 'boar', count: 3 },
    { cells: [{ column: 2, row: 1 }], animal: 'horse', count: 1 },
  ],
  people: [
    { column: 0, row: 0, seat: 2, kind: 'adult' },
    { column: 0, row: 1, seat: 2, kind: 'adult' },
    { column: 0, row: 2, seat: 2, kind: 'adult' },
    { column: 1, row: 2, seat: 2, kind: 'adult' },
  ],
}

const LAYOUT = ['MM.F.', 'HMFF.', 'H..FF']

/** A farm of the Moor with one and with two extensions: 17 and 19 cells. */
export const moorFarm = (extensions: 0 | 1 | 2): Yard => ({
  cells: [
    ...grid(5, 3, (c, r) => {
      const letter = LAYOUT[r]?.[c]
      if (letter === 'H') return { kind: 'room', material: 'wood' }
      if (letter === 'F') return c === 3 && r === 1 ? { kind: 'forest', over: ['moor', 'forest'] } : { kind: 'forest' }
      if (letter === 'M') return { kind: 'moor' }
      if (r === 2 && c === 1) return { soil: meadow, marker: 'tombstone' }
      if (r === 2 && c === 2)
        return {
          soil: meadow,
          goods: [
            { good: 'food', count: 1 },
            { good: 'fuel', count: 1 },
          ],
        }
      return meadow
    }),
    ...(extensions > 0 ? ([0, 1].map((row) => ({ column: 5, row, soil: pasture })) satisfies Cell[]) : []),
    ...(extensions > 1 ? ([1, 2].map((column) => ({ column, row: -1, soil: meadow })) satisfies Cell[]) : []),
  ],
  fences: extensions > 0 ? around([5, 0], [5, 1]) : [],
  herds:
    extensions > 0
      ? [
          {
            cells: [
              { column: 5, row: 0 },
              { column: 5, row: 1 },
            ],
            animal: 'horse',
            count: 3,
          },
        ]
      : [],
  people: [
    { column: 0, row: 1, seat: 4, kind: 'ill' },
    { column: 0, row: 2, seat: 4, kind: 'child' },
  ],
})
