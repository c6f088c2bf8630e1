import { at } from '../contract/at.ts'
import type { LogEntry } from '../contract/update.ts'

const MOST = 4

/** What the last move did, in a sentence; null before the first. */
export function lastWords<E>(
  last: LogEntry<E> | undefined,
  names: readonly string[],
  named: (name: string, what: string) => string,
  words: (event: E) => string,
): string | null {
  return last ? named(at(names, last.seat), last.events.slice(0, MOST).map(words).join(', ')) : null
}
