import { expect, test } from 'vitest'
import { latestFirst } from './order.ts'

const line = (words: string, seat: number | null) => ({ words, seat })

test('a heading stands above what happened in its own round, and the latest comes first', () => {
  const told = [
    line('begins', null),
    line('forest', 0),
    line('fishing', 1),
    line('round 2', null),
    line('clay pit', 1),
    line('harvest', null),
  ]
  expect(latestFirst(told).map(({ words }) => words)).toEqual([
    'harvest',
    'round 2',
    'clay pit',
    'begins',
    'fishing',
    'forest',
  ])
  expect(latestFirst(told.slice(1, 3)).map(({ words }) => words)).toEqual(['fishing', 'forest'])
})
