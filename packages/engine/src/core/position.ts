import type { Game, Seat } from './game.ts'
import { isRefusal, type Refusal } from './refusal.ts'

// Where a table stands and how far one can go back. Undo has one meaning at every table: a seat takes back its own
// moves, the last one or all from one of them on, as far back as nobody else has moved and nothing new has come out.

/** A move in force, with its number in the log of the table. */
export interface Made {
  readonly number: number
  readonly seat: Seat
  readonly move: string
  /** A turn began with it. */
  readonly turn?: true
}

export interface Position<State, M extends Made = Made> {
  readonly state: State
  /** The state behind which nobody goes back: the first one, or the one in which something new came out. */
  readonly base: State
  /** The moves in force since then. States in between are played again when they are wanted: that is rare and quick. */
  readonly since: readonly M[]
}

/** A position behind which nobody goes back. */
export const positionAt = <State, M extends Made = Made>(state: State): Position<State, M> => ({
  state,
  base: state,
  since: [],
})

/** The position after a move that led to the state and told these events. */
export function moved<State, Setup, Move, Event, View, M extends Made>(
  game: Game<State, Setup, Move, Event, View>,
  { base, since }: Position<State, M>,
  made: M,
  state: State,
  events: readonly Event[],
): Position<State, M> {
  if (events.some(game.reveals)) return positionAt(state)
  const begins = events.some(game.beginsTurn)
  return { state, base, since: [...since, begins ? { ...made, turn: true } : made] }
}

/** The number of the move that the seat can take back now, or null. What is over stays as it is. */
export function undoable<State, Setup, Move, Event, View>(
  game: Game<State, Setup, Move, Event, View>,
  { state, since }: Position<State>,
  seat: Seat,
): number | null {
  const last = since.at(-1)
  return last?.seat === seat && game.outcome(state) === null ? last.number : null
}

/** May the seat take back everything from this move on? */
export function mayTakeBack<State, Setup, Move, Event, View>(
  game: Game<State, Setup, Move, Event, View>,
  position: Position<State>,
  seat: Seat,
  from: number,
): boolean {
  if (undoable(game, position, seat) === null) return false
  const first = position.since.findIndex(({ number }) => number === from)
  return first >= 0 && position.since.slice(first).every((made) => made.seat === seat)
}

/** The number of the move with which the seat's last turn began, as far as it may be taken back; or null. */
export function turnStart<State, Setup, Move, Event, View>(
  game: Game<State, Setup, Move, Event, View>,
  position: Position<State>,
  seat: Seat,
): number | null {
  return undoable(game, position, seat) === null ? null : lastTurn(position.since, seat)
}

/** The same from the moves alone that have been made since something new came out. */
export function lastTurn(since: readonly Made[], seat: Seat): number | null {
  let from: number | null = null
  for (const made of since.toReversed()) {
    if (made.seat !== seat) break
    from = made.number
    if (made.turn) break
  }
  return from
}

/** The position before that move; the moves from there on count no more. */
export function takenBack<State, Setup, Move, Event, View, M extends Made>(
  game: Game<State, Setup, Move, Event, View>,
  { base, since }: Position<State, M>,
  from: number,
): Position<State, M> {
  const first = since.findIndex(({ number }) => number === from)
  if (first < 0) throw new Error(`Move ${from} cannot be taken back.`)
  const kept = since.slice(0, first)
  return { base, since: kept, state: afterMoves(game, base, kept) }
}

/** The state after moves that were played before; the one it is given stays as it is. */
export function afterMoves<State, Setup, Move, Event, View>(
  game: Game<State, Setup, Move, Event, View>,
  from: State,
  moves: readonly Made[],
): State {
  const state = game.copy(from)
  for (const { number, seat, move: text } of moves) {
    const move = game.parse(state, seat, text)
    if (isRefusal(move)) throw new Error(`Line ${number} is no move: ${move.message}`)
    game.advance(state, seat, move)
  }
  return state
}

/** A position as plain data: the state behind which nobody goes back, and what leads on from there. */
export interface SavedPosition<M extends Made = Made> {
  state: unknown
  since: readonly M[]
}

export const savePosition = <State, Setup, Move, Event, View, M extends Made>(
  game: Game<State, Setup, Move, Event, View>,
  { base, since }: Position<State, M>,
): SavedPosition<M> => ({ state: game.save(base), since })

export function loadPosition<State, Setup, Move, Event, View, M extends Made>(
  game: Game<State, Setup, Move, Event, View>,
  { state, since }: SavedPosition<M>,
): Position<State, M> | Refusal {
  const base = game.load(state)
  return isRefusal(base) ? base : { base, since, state: afterMoves(game, base, since) }
}
