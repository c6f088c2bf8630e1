import type { Clock } from '@furrow/server/client'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** What a seat has left now; `runs` while it has to choose. Never less than nothing. */
export function timeLeft({ left, since }: Clock, seat: number, runs: boolean, now: number): number {
  return Math.max(0, (left[seat] ?? 0) - (runs ? Math.max(0, now - since) : 0))
}

/** A time as one reads it on a clock; long ones by days and hours. */
export function clockText(ms: number, days: (n: number) => string, hours: (n: number) => string): string {
  if (ms >= DAY) return `${days(Math.floor(ms / DAY))} ${hours(Math.floor((ms % DAY) / HOUR))}`
  const two = (n: number) => String(Math.floor(n)).padStart(2, '0')
  const rest = `${two((ms % HOUR) / MINUTE)}:${two((ms % MINUTE) / SECOND)}`
  return ms >= HOUR ? `${Math.floor(ms / HOUR)}:${rest}` : rest
}
