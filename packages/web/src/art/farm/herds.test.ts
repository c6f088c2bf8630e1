import { describe, expect, it } from 'vitest'
import { atHome, everyone, oneForAll } from './herds.ts'
import type { Herd } from './yard.ts'

const herd = (count: number, ...cells: [column: number, row: number][]): Herd => ({
  cells: cells.map(([column, row]) => ({ column, row })),
  animal: 'sheep',
  count,
})
const none = new Set<string>()

describe('A herd in its pasture', () => {
  it('of three is three animals without a number', () => {
    const { spots, number } = everyone(herd(3, [3, 0]), none, 0)
    expect(spots).toHaveLength(3)
    expect(number).toBeNull()
  })

  it('of four or more has a number', () => {
    expect(everyone(herd(4, [3, 0]), none, 0).number).not.toBeNull()
  })

  it('spreads over all its cells', () => {
    const { spots } = everyone(herd(4, [3, 0], [4, 0]), none, 0)
    expect(spots.filter(({ x }) => x < 400)).toHaveLength(2)
    expect(spots.filter(({ x }) => x > 400)).toHaveLength(2)
  })

  it('draws four to a cell at most, and three beside a stable', () => {
    expect(everyone(herd(9, [0, 0]), none, 0).spots).toHaveLength(4)
    expect(everyone(herd(9, [0, 0]), new Set(['0,0']), 0).spots).toHaveLength(3)
  })

  it('stays inside the cells', () => {
    for (let count = 1; count <= 12; count++)
      for (const { x, y, size } of everyone(herd(count, [0, 0], [1, 0]), none, 0).spots) {
        expect(x - size / 2).toBeGreaterThanOrEqual(0)
        expect(x + size / 2).toBeLessThanOrEqual(200)
        expect(y).toBeLessThanOrEqual(100)
      }
  })
})

describe('A herd in a small drawing', () => {
  it('is one animal in the middle of the pasture, with the number beside it', () => {
    const { spots, number } = oneForAll(herd(5, [2, 0], [3, 0], [4, 0]), none, 0)
    expect(spots).toHaveLength(1)
    expect(spots[0]?.x).toBeGreaterThan(300)
    expect(spots[0]?.x).toBeLessThan(400)
    expect(number).not.toBeNull()
  })

  it('of one has no number', () => {
    expect(oneForAll(herd(1, [2, 0]), none, 0).number).toBeNull()
  })
})

it('Animals in the house stand before it', () => {
  expect(atHome(herd(1, [0, 2]), 0).spots[0]?.y).toBeGreaterThan(290)
})
