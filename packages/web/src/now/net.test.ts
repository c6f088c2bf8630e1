import { expect, test } from 'vitest'
import { netOf } from './net.ts'

test('what a move brings is counted together', () => {
  const events = [
    { event: 'gave', seat: 0, to: 'animal-market', goods: { food: 1 } },
    { event: 'got', seat: 0, from: 'animal-market', goods: { cattle: 1 } },
    { event: 'cooked', seat: 0, good: 'sheep', count: 1, food: 2 },
    { event: 'got', seat: 1, from: 'forest', goods: { wood: 3 } },
  ] as const
  expect(netOf(events, 0)).toEqual([
    ['food', 1],
    ['cattle', 1],
    ['sheep', -1],
  ])
})
