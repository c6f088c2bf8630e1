import { expect, test } from 'vitest'
import { pointsBySource } from './sources.ts'

const line = (category: string, points: number) => ({ category, count: 1, points })

test('points are summed by what they came from, none is lost, and what brought nothing is left out', () => {
  const lines = [
    line('fields', 3),
    line('unused', -2),
    line('grain', 1),
    line('sheep', 2),
    line('cattle', -1),
    line('rooms', 4),
    line('people', 9),
    line('cards', 0),
    line('begging', -3),
  ]
  const found = pointsBySource(lines)
  expect(found).toEqual([
    ['land', 1],
    ['crops', 1],
    ['animals', 1],
    ['family', 13],
    ['begging', -3],
  ])
  const sum = (all: readonly number[]) => all.reduce((a, b) => a + b, 0)
  expect(sum(found.map(([, points]) => points))).toBe(sum(lines.map(({ points }) => points)))
})
