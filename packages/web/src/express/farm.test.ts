import type { ExpressSeatView } from '@furrow/engine/express'
import { describe, expect, test } from 'vitest'
import { yardOf } from '../art/farm/fromView.ts'
import { farmOf } from './farm.ts'

const START: ExpressSeatView = {
  seat: 0,
  goods: { food: 2 },
  house: 'wood',
  rooms: 0,
  babies: 0,
  fields: 0,
  pastures: 0,
  pens: [],
  occupations: [],
  improvements: [],
  actions: 2,
  foodNeeded: 4,
  harvests: [],
  next: { total: 0, lines: [] },
  total: 0,
}
const yard = (sheet: Partial<ExpressSeatView>) => yardOf(farmOf({ ...START, ...sheet }))
const cells = (sheet: Partial<ExpressSeatView>, kind: string) =>
  yard(sheet).cells.filter(({ soil }) => soil.kind === kind)

describe('the farm of a score sheet', () => {
  test('begins with a house of wood for two', () => {
    expect(cells({}, 'room').map(({ soil }) => soil)).toEqual([
      { kind: 'room', material: 'wood' },
      { kind: 'room', material: 'wood' },
    ])
    expect(yard({}).people.map(({ kind }) => kind)).toEqual(['adult', 'adult'])
    expect(yard({}).cells).toHaveLength(15)
  })

  test('grows room by room, in brick and stone, and babies lie in rooms of their own', () => {
    expect(cells({ rooms: 3, house: 'brick' }, 'room')[4]?.soil).toEqual({ kind: 'room', material: 'clay' })
    const { people } = yard({ rooms: 2, babies: 2 })
    expect(people.map(({ kind }) => kind)).toEqual(['adult', 'adult', 'newborn', 'newborn'])
    expect(new Set(people.map(({ column, row }) => `${column},${row}`)).size).toBe(4)
  })

  test('shows every crop of the sheet in the fields, both kinds where there are two fields', () => {
    const sown = cells({ fields: 4, goods: { grain: 6, vegetable: 2 } }, 'field').map(({ soil }) => soil)
    expect(sown).toEqual([
      { kind: 'field', crop: 'grain', count: 2 },
      { kind: 'field', crop: 'grain', count: 2 },
      { kind: 'field', crop: 'grain', count: 2 },
      { kind: 'field', crop: 'vegetable', count: 2 },
    ])
    const two = cells({ fields: 2, goods: { grain: 9, vegetable: 1 } }, 'field').map(({ soil }) => soil)
    expect(two).toEqual([
      { kind: 'field', crop: 'grain', count: 9 },
      { kind: 'field', crop: 'vegetable', count: 1 },
    ])
  })

  test('leaves fields bare that nothing grows in', () => {
    const bare = cells({ fields: 3, goods: { grain: 1 } }, 'field').map(({ soil }) => soil)
    expect(bare).toEqual([
      { kind: 'field', crop: 'grain', count: 1 },
      { kind: 'field', crop: null, count: 0 },
      { kind: 'field', crop: null, count: 0 },
    ])
  })

  test('fences every pasture by itself, with its animals in it', () => {
    const { fences, herds } = yard({ pastures: 2, pens: [{ animal: 'sheep', count: 5 }] })
    // Two squares, one above the other, share a fence.
    expect(fences).toHaveLength(7)
    expect(herds).toEqual([{ cells: [{ column: 4, row: 0 }], animal: 'sheep', count: 5 }])
  })

  test('gets as many columns as it needs, and nothing lies on anything else', () => {
    const large = yard({ rooms: 6, fields: 9, pastures: 5 })
    const used = large.cells.filter(({ soil }) => soil.kind !== 'meadow')
    expect(used).toHaveLength(2 + 6 + 9 + 5)
    expect(large.cells).toHaveLength(24)
  })
})
