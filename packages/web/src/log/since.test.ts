import { expect, test } from 'vitest'
import { sinceLastMove } from './since.ts'

const entry = (number: number, seat: number) => ({ number, seat, move: 'forest', events: [] })

test('what happened since the own last move, or that move if nothing did', () => {
  const log = [entry(1, 0), entry(2, 1), entry(3, 0), entry(4, 1), entry(5, 2)]
  expect(sinceLastMove(log, 0).map(({ number }) => number)).toEqual([4, 5])
  expect(sinceLastMove(log.slice(0, 3), 0).map(({ number }) => number)).toEqual([3])
  expect(sinceLastMove([], 0)).toEqual([])
})
