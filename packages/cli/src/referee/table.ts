import {
  answer,
  current,
  type Entry,
  isRefusal,
  type Json,
  mayTakeBack,
  moved,
  type Position,
  positionAt,
  type Refusal,
  resultOf,
  takenBack,
  undoable,
  writeRecord,
} from '@furrow/engine/core'
import type { AnyEvent, AnyGame } from '../games/box.ts'
import { Refused } from './request.ts'

/** A line of the log, with the number of the game after it. */
type Line = Entry & { readonly number: number }

/** A game in play. It is replaced, never changed: a request that fails leaves it as it was. */
export interface Table extends Position<unknown> {
  readonly game: AnyGame
  /** How it began; null for a game that was loaded or imagined, which has no record. */
  readonly began: { readonly setup: unknown; readonly seed: string } | null
  readonly log: readonly Line[]
}

export const tableAt = (game: AnyGame, state: unknown, began: Table['began'] = null): Table => ({
  game,
  began,
  log: [],
  ...positionAt(state),
})

/** Plays a move of the seat. */
export function playAt(table: Table, seat: number, text: string): { table: Table; move: string; events: AnyEvent[] } {
  const { game, state } = table
  if (game.outcome(state)) throw new Refused('game-over', 'The game is over.')
  const { text: move, state: after, events } = must(answer(game, state, seat, text))
  const number = game.number(state) + 1
  const next = moved(game, table, { number, seat, move }, after, events)
  return { table: { ...table, ...next, log: [...table.log, { seat, move, number }] }, move, events }
}

/** Takes back the seat's last move, or all from one of them on. */
export function undoAt(table: Table, seat: number, wanted: number | null): Table {
  const { game, log } = table
  const from = wanted ?? undoable(game, table, seat)
  if (from === null || !mayTakeBack(game, table, seat, from))
    throw new Refused('illegal-move', 'There is no such move of yours that can be taken back now.')
  const back = takenBack(game, table, from)
  const undo = current(log).findLast(({ entry }) => entry.number < from)?.number ?? 0
  return { ...table, ...back, log: [...log, { seat, undo, number: game.number(back.state) }] }
}

/** The game as one text file. */
export function recordOf({ game, state, began, log }: Table, names: readonly string[] | null): string {
  if (!began) throw new Refused('bad-record', 'A game that was loaded or imagined has no beginning, and so no record.')
  const seats = game.seats(state)
  if (names && names.length !== seats) throw new Refused('bad-request', `"names" should be ${seats} names.`)
  return writeRecord({
    game: game.name,
    rules: game.rules,
    setup: JSON.parse(JSON.stringify(began.setup)) as Json, // a setup is plain data
    seed: began.seed,
    seats: Array.from({ length: seats }, (_, seat) => ({ name: names?.[seat] ?? `Seat ${seat}` })),
    result: resultOf(game.outcome(state)),
    entries: log,
  })
}

export function must<T>(value: T | Refusal): T {
  if (isRefusal(value)) throw new Refused(value.refused, value.message)
  return value
}
