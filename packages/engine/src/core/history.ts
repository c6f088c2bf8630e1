import type { Game, Seat } from './game.ts'
import { isRefusal, type Refusal, refuse } from './refusal.ts'

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

/**
 * The lowest number to which the seat may go back by itself: the moment after the last move in force that was
 * another player's or that brought out something new. Up to there it may go back as it likes.
 */
export function undoLimit<Event>(
  entries: readonly Told<Event>[],
  seat: Seat,
  reveals: (event: Event) => boolean,
): number {
  const line = current(entries)
  for (let i = line.length - 1; i >= 0; i--) {
    const { entry, number } = line[i]
    if (entry.seat !== seat || entry.events.some(reveals)) return number
  }
  return 0
}

/** A table: where it began, what was played, and where it stands. Never changed in place. */
export interface History<State, Event> {
  readonly start: State
  readonly entries: readonly Told<Event>[]
  readonly state: State
}

export const begin = <State, Event>(start: State): History<State, Event> => ({ start, entries: [], state: start })

/** Checks a move and adds it to the log, in the one form in which the game prints it. */
export function append<State, Setup, Move, Event, View>(
  game: Game<State, Setup, Move, Event, View>,
  history: History<State, Event>,
  seat: Seat,
  text: string,
): History<State, Event> | Refusal {
  const move = game.parse(history.state, seat, text)
  if (isRefusal(move)) return move
  const refusal = game.check(history.state, seat, move)
  if (refusal) return refusal
  const entry = { seat, move: game.print(history.state, move) }
  const { state, events } = game.play(history.state, seat, move)
  return { ...history, entries: [...history.entries, { ...entry, events }], state }
}

/** Goes back to the moment after line `to`, as far as `undoLimit` lets the seat. */
export function undo<State, Setup, Move, Event, View>(
  game: Game<State, Setup, Move, Event, View>,
  history: History<State, Event>,
  seat: Seat,
  to: number,
  reveals: (event: Event) => boolean = game.reveals,
): History<State, Event> | Refusal {
  const { start, entries } = history
  const limit = undoLimit(entries, seat, reveals)
  const last = current(entries).at(-1)?.number ?? 0
  if (last <= limit) return refuse('illegal-move', 'There is no move of yours that can be taken back now.')
  if (to < limit || to >= last || !isMoment(entries, to))
    return refuse('illegal-move', `You can go back to number ${limit} at the earliest, and not to ${to}.`)
  const state = again(game, start, current(entries.slice(0, to)))
  if (isRefusal(state)) return state
  return { start, entries: [...entries, { seat, undo: to, events: [] }], state }
}

/** Plays moves that were played before. */
function again<State, Setup, Move, Event, View>(
  game: Game<State, Setup, Move, Event, View>,
  start: State,
  moves: readonly InForce<Told<Event>>[],
): State | Refusal {
  const state = game.copy(start)
  for (const { entry } of moves) {
    const move = game.parse(state, entry.seat, entry.move)
    if (isRefusal(move)) return move
    game.advance(state, entry.seat, move)
  }
  return state
}
