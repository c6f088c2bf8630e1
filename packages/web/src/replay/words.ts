import { at } from '../contract/at.ts'
import type { LogEntry } from '../contract/update.ts'

const MOST = 4

/** What the last move did, in a sentence; null before the first. What is nobody's doing comes after it, in a sentence of its own. */
export function lastWords<E extends object>(
  last: LogEntry<E> | undefined,
  names: readonly string[],
  tell: (name: string, parts: readonly string[]) => string,
  words: (event: E) => string,
): string | null {
  if (!last) return null
  const isOwn = (event: E) => 'seat' in event && event.seat === last.seat
  const end = last.events.findIndex((event) => !isOwn(event))
  const own = last.events.slice(0, end < 0 ? MOST : Math.min(end, MOST)).map(words)
  const after =
    end < 0
      ? []
      : last.events
          .slice(end)
          .filter((event) => !('seat' in event))
          .slice(0, MOST)
          .map(words)
  const sentence = own.length > 0 ? [tell(at(names, last.seat), own)] : []
  return [...sentence, ...after].map((text) => `${text}.`).join(' ')
}
