import { describe, expect, it } from 'vitest'
import { placeOf, yardOf } from './fromView.ts'
import { yardBounds } from './yard.ts'

const farm = (more: Partial<Parameters<typeof yardOf>[0]> = {}) =>
  yardOf({
    ...{ seat: 1, house: 'wood', rooms: ['a2', 'a3'], fields: [], stables: [], pastures: [], animals: [] },
    ...{ home: 0, newborns: 0 },
    ...more,
  })
const soil = (yard: ReturnType<typeof farm>, column: number, row: number) =>
  yard.cells.find((cell) => cell.column === column && cell.row === row)?.soil

describe('A cell by its name', () => {
  it('counts from a1, also beyond the farmyard', () => {
    expect(placeOf('a1')).toEqual({ column: 0, row: 0 })
    expect(placeOf('e3')).toEqual({ column: 4, row: 2 })
    expect(placeOf('f2')).toEqual({ column: 5, row: 1 })
    expect(placeOf('z1')).toEqual({ column: -1, row: 0 })
    expect(placeOf('c0')).toEqual({ column: 2, row: -1 })
    expect(placeOf('c4')).toEqual({ column: 2, row: 3 })
  })
})

describe('The drawing of a seat', () => {
  it('has fifteen cells, rooms of its material and fields with their crops', () => {
    const yard = farm({ house: 'clay', fields: [{ cell: 'b3', crop: 'grain', count: 3 }] })
    expect(yard.cells).toHaveLength(15)
    expect(soil(yard, 0, 1)).toEqual({ kind: 'room', material: 'clay' })
    expect(soil(yard, 1, 2)).toEqual({ kind: 'field', crop: 'grain', count: 3 })
    expect(soil(yard, 2, 2)).toEqual({ kind: 'meadow' })
  })

  it('M4: shows the tile on top, and those on which it lies', () => {
    const layer = { markers: [], goods: {} }
    const yard = farm({
      ground: [
        { cell: 'c1', tiles: ['moor'], ...layer },
        { cell: 'd1', tiles: ['forest', 'moor', 'moor'], ...layer },
      ],
    })
    expect(soil(yard, 2, 0)).toEqual({ kind: 'moor' })
    expect(soil(yard, 3, 0)).toEqual({ kind: 'forest', over: ['moor', 'moor'] })
    expect(soil(yard, 4, 0)).toEqual({ kind: 'meadow' })
  })

  it('M8: whoever is ill lies in bed', () => {
    expect(farm({ home: 2, ill: 1 }).people.map(({ kind }) => kind)).toEqual(['adult', 'ill'])
  })

  it('has the spaces that were added where they lie, whatever they are called', () => {
    const spots = [
      { cell: 'a1', x: 0, y: 0 },
      { cell: 'x1', x: -1, y: 0 },
    ]
    const yard = farm({ yard: spots, rooms: ['a1'], fields: [{ cell: 'x1', crop: null, count: 0 }] })
    expect(soil(yard, -1, 0)).toMatchObject({ kind: 'field' })
  })

  it('shows the fence between two pastures once', () => {
    const one = farm({ pastures: [{ cells: ['d1'], capacity: 2 }] })
    const two = farm({
      pastures: [
        { cells: ['d1'], capacity: 2 },
        { cells: ['e1'], capacity: 2 },
      ],
    })
    expect(one.fences).toHaveLength(4)
    expect(two.fences).toHaveLength(7)
  })

  it('lets animals stand in their pasture, by their stable or before the house', () => {
    const yard = farm({
      pastures: [{ cells: ['d1', 'e1'], capacity: 4 }],
      stables: ['c1'],
      animals: [
        { pen: 'd1', animal: 'sheep', count: 3 },
        { pen: 'c1', animal: 'boar', count: 1 },
        { pen: 'house', animal: 'cattle', count: 1 },
      ],
    })
    expect(yard.herds.map(({ cells }) => cells.length)).toEqual([2, 1, 1])
    expect(yard.herds[2]?.cells[0]).toEqual({ column: 0, row: 2 })
  })

  it('shows who is at home, and newborns beside them', () => {
    const { people } = farm({ home: 2, newborns: 1 })
    expect(people.map(({ kind }) => kind)).toEqual(['adult', 'adult', 'newborn'])
    expect(people.every(({ seat }) => seat === 1)).toBe(true)
  })
})

it('A farm that was extended has a larger drawing', () => {
  const cells = ['a1', 'b1', 'a0', 'z1'].map((name) => ({ ...placeOf(name), soil: { kind: 'meadow' } as const }))
  expect(yardBounds({ cells })).toEqual({ x: -114, y: -114, width: 328, height: 228 })
})
