import type { Game, Seat } from './game.ts'
import { current, type Told } from './log.ts'
import { mayTakeBack, moved, type Position, positionAt, takenBack, turnStart, undoable } from './position.ts'
import { answer } from './question.ts'
import { isRefusal, type Refusal, refuse } from './refusal.ts'

/** A table: how it began, what was played, and where it stands. Never changed in place. */
export interface Table<State, Event> extends Position<State> {
  readonly start: State
  readonly log: readonly Told<Event>[]
}

export const begin = <State, Event>(start: State): Table<State, Event> => ({ ...positionAt(start), start, log: [] })

/** Plays a move of the seat and adds it to the log, in the one form in which the game prints it. */
export function play<State, Setup, Move, Event, View>(
  game: Game<State, Setup, Move, Event, View>,
  table: Table<State, Event>,
  seat: Seat,
  text: string,
): Table<State, Event> | Refusal {
  const answered = answer(game, table.state, seat, text)
  if (isRefusal(answered)) return answered
  const { text: move, state, events } = answered
  const made = { number: table.log.length + 1, seat, move }
  return { ...table, ...moved(game, table, made, state, events), log: [...table.log, { seat, move, events }] }
}

/** Takes back the seat's last move, or all from move `from` on. The log keeps them and says so. */
export function undo<State, Setup, Move, Event, View>(
  game: Game<State, Setup, Move, Event, View>,
  table: Table<State, Event>,
  seat: Seat,
  from: number | null = undoable(game, table, seat),
): Table<State, Event> | Refusal {
  if (from === null || undoable(game, table, seat) === null)
    return refuse('illegal-move', 'There is no move of yours that can be taken back now.')
  if (!mayTakeBack(game, table, seat, from))
    return refuse('illegal-move', `Move ${from} is none of yours that can be taken back now.`)
  const to = current(table.log).findLast(({ number }) => number < from)?.number ?? 0
  return { ...table, ...takenBack(game, table, from), log: [...table.log, { seat, undo: to, events: [] }] }
}

/** Takes back the seat's last turn, or as much of it as may be taken back. */
export const reset = <State, Setup, Move, Event, View>(
  game: Game<State, Setup, Move, Event, View>,
  table: Table<State, Event>,
  seat: Seat,
): Table<State, Event> | Refusal => undo(game, table, seat, turnStart(game, table, seat))
