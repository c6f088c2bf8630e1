import { expect, test } from 'vitest'
import { clockText, timeLeft } from './clock.ts'

const text = (ms: number) =>
  clockText(
    ms,
    (n) => `${n} d`,
    (n) => `${n} h`,
  )

test.each([
  [0, '00:00'],
  [59_999, '00:59'],
  [61_000, '01:01'],
  [3_600_000, '1:00:00'],
  [90_000_000, '1 d 1 h'],
])('%i ms are %s', (ms, shown) => expect(text(ms)).toBe(shown))

test('only the time of those who have to choose is running, and it ends at nothing', () => {
  const clock = { left: [5000, 9000], since: 1000 }
  expect(timeLeft(clock, 0, true, 3000)).toBe(3000)
  expect(timeLeft(clock, 1, false, 3000)).toBe(9000)
  expect(timeLeft(clock, 0, true, 60_000)).toBe(0)
})
