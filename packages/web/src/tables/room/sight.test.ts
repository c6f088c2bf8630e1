import type { LogLine } from '@furrow/server/client'
import { expect, test } from 'vitest'
import { inForce, sittersOf } from './sight.ts'

const move = (number: number, seat: number): Extract<LogLine, { kind: 'move' }> => ({
  kind: 'move',
  number,
  seat,
  at: 0,
  move: `m${number}`,
  events: [],
})

test('what was taken back is no longer in force, with everything after it', () => {
  const lines: LogLine[] = [
    { kind: 'start', number: 1, at: 0 },
    move(2, 0),
    move(3, 0),
    { kind: 'undo', number: 4, at: 0, seat: 0, move: 3 },
    move(5, 0),
    move(6, 1),
    { kind: 'seat', number: 7, at: 0, seat: 1, why: 'late' },
    { kind: 'undo', number: 8, at: 0, seat: 0, move: 2 },
    move(9, 0),
  ]
  expect(inForce(lines).map(({ number }) => number)).toEqual([9])
  expect(inForce(lines.slice(0, 7)).map(({ number }) => number)).toEqual([2, 5, 6])
})

test('those who sit there go by their names, free seats by none', () => {
  const seats = [
    { kind: 'person', name: 'Red', me: true, bot: 'farmer' },
    { kind: 'bot', name: 'Avena', level: 'farmer' },
    { kind: 'open' },
    { kind: 'invited', name: null, me: false },
  ] as const
  expect(sittersOf({ seats } as unknown as Parameters<typeof sittersOf>[0])).toEqual([
    { name: 'Red' },
    { name: 'Avena', bot: 'farmer' },
    { name: '' },
    { name: '' },
  ])
})
