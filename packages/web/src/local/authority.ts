import {
  answer,
  current,
  type GameRecord,
  isRefusal,
  play,
  type Refusal,
  readRecord,
  refuse,
  replay,
  type Table,
  writeRecord,
} from '@furrow/engine'
import { playedAs } from './games.ts'
import type { Played } from './played.ts'

/** The local table: one truth, from which everything that is shown is made. */
export interface LocalTable {
  played: Played
  record: GameRecord
  history: Table<unknown, unknown>
}

/** A move in force, with its number in the log and what came of it. */
export interface LogEntry<Event = unknown> {
  number: number
  seat: number
  move: string
  events: readonly Event[]
}

/** Sets the table up and plays all moves of the record again; a refusal if they do not fit. */
export function openTable(record: GameRecord): LocalTable | Refusal {
  const played = playedAs(record.game)
  if (isRefusal(played)) return played
  const history = replay(played.game, record)
  return isRefusal(history) ? history : { played, record, history }
}

/** Opens what was stored. Whatever else lies there is refused. */
export function openStored(text: unknown): LocalTable | Refusal {
  if (typeof text !== 'string') return refuse('bad-record', 'The stored game is no text.')
  const record = readRecord(text)
  if (isRefusal(record)) return record
  try {
    return openTable(record)
  } catch {
    return refuse('bad-record', 'The stored game cannot be played again.')
  }
}

/** The table as a text to be stored: setup, seed and moves give the same game again. */
export const storable = ({ record, history }: LocalTable): string => writeRecord({ ...record, entries: history.log })

/** Plays a move, or says why not. */
export function playAt(table: LocalTable, seat: number, text: string): LocalTable | Refusal {
  const history = play(table.played.game, table.history, seat, text)
  return isRefusal(history) ? history : { ...table, history }
}

/** The moves in force. */
export const logOf = ({ history }: LocalTable): LogEntry[] =>
  current(history.log).map(({ number, entry: { seat, move, events } }) => ({ number, seat, move, events }))

/** What a move of the seat would do at once, up to the point where something else begins. */
export function preview(played: Played, state: unknown, seat: number, text: string): unknown[] | null {
  const answered = answer(played.game, state, seat, text)
  if (isRefusal(answered)) return null
  const { events } = answered
  const end = events.findIndex(played.leavesMove)
  return end < 0 ? events : events.slice(0, end)
}
