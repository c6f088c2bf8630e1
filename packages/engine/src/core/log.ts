import type { Seat } from './game.ts'

// The truth of a table is a log that only grows. Its lines are numbered from 1; 0 is the moment before the first one.

/** A line of the log: a move in its text form, or going back to the moment after an earlier line. */
export type Entry = { seat: Seat; move: string } | { seat: Seat; undo: number }

/** A line together with what happened; going back tells nothing. */
export type Told<Event> = Entry & { events: readonly Event[] }

/** A move that counts, with its number in the log. */
export interface InForce<E extends Entry> {
  number: number
  entry: Extract<E, { move: string }>
}

/** The moves in force: those that no later line has undone. */
export function current<E extends Entry>(entries: readonly E[]): InForce<E>[] {
  const line: InForce<E>[] = []
  entries.forEach((entry, i) => {
    if ('undo' in entry) goBack(line, entry.undo)
    else line.push({ number: i + 1, entry: entry as InForce<E>['entry'] }) // what is no undo is a move
  })
  return line
}

function goBack(line: { number: number }[], to: number): void {
  while (line.length > 0 && line[line.length - 1].number > to) line.pop()
}

/** One can go back to the beginning, or to the moment after a move in force. */
export const isMoment = (entries: readonly Entry[], number: number): boolean =>
  number === 0 || current(entries).some((move) => move.number === number)
