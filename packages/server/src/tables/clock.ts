// Whose time is running, and when it is over.
import { at } from '@furrow/engine/core'
import type { Clock, Pace } from '../client/types.ts'

const DAY_MS = 86_400_000
/** What somebody gets who takes a seat back with no time left. */
const GRACE_MS = 60_000

export const newClock = (pace: Pace, seats: number, now: number): Clock | null =>
  pace.kind === 'free' ? null : { left: Array.from({ length: seats }, () => fullTime(pace)), since: now }

const fullTime = (pace: Pace): number =>
  pace.kind === 'live' ? pace.seconds * 1000 : pace.kind === 'days' ? pace.days * DAY_MS : 0

/** Takes the time that has passed from those who were thinking. */
export function settle(clock: Clock | null, thinking: readonly number[], now: number): Clock | null {
  if (!clock) return null
  // Two processes never have quite the same time.
  const since = Math.max(now, clock.since)
  const passed = since - clock.since
  return { left: clock.left.map((ms, seat) => (thinking.includes(seat) ? ms - passed : ms)), since }
}

/** After a seat's own move: some more, or the whole time again. */
export const afterMove = (clock: Clock | null, pace: Pace, seat: number): Clock | null =>
  clock && {
    ...clock,
    left: clock.left.map((ms, s) =>
      s !== seat ? ms : pace.kind === 'live' ? ms + pace.extra * 1000 : pace.kind === 'days' ? fullTime(pace) : ms,
    ),
  }

/** After a seat's move was taken back: without what the clock gave for it. The time that passed since is not given back. */
export const without = (clock: Clock | null, seat: number, given: number): Clock | null =>
  clock && { ...clock, left: clock.left.map((ms, s) => (s === seat ? ms - given : ms)) }

const leastWithGrace = (pace: Pace): number => (pace.kind === 'days' ? fullTime(pace) : GRACE_MS)

export const withGrace = (clock: Clock | null, pace: Pace, seat: number): Clock | null =>
  clock && { ...clock, left: clock.left.map((ms, s) => (s === seat ? Math.max(ms, leastWithGrace(pace)) : ms)) }

/** How much of that can be taken away again without taking the grace. */
export const aboveGrace = (clock: Clock, pace: Pace, seat: number): number =>
  at(clock.left, seat) - leastWithGrace(pace)

/** When the first of those who are thinking runs out of time. */
export const deadline = (clock: Clock | null, thinking: readonly number[]): number | null =>
  clock === null || thinking.length === 0
    ? null
    : clock.since + Math.max(0, Math.min(...thinking.map((seat) => at(clock.left, seat))))

export const lateSeats = (clock: Clock | null, thinking: readonly number[], now: number): number[] =>
  clock ? thinking.filter((seat) => at(clock.left, seat) <= now - clock.since) : []
