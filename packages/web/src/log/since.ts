import type { LogEntry } from '../contract/update.ts'

/** What others did after the seat's last move; if nobody has moved since, that move itself. */
export function sinceLastMove<E>(log: readonly LogEntry<E>[], seat: number): readonly LogEntry<E>[] {
  const own = log.findLastIndex((entry) => entry.seat === seat)
  const others = log.slice(own + 1)
  return others.length > 0 ? others : log.slice(-1)
}
