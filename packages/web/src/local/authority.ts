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
} from '@furrow/engine/core'
import { onlyPerson } from '../contract/options.ts'
import type { LogEntry } from '../contract/update.ts'
import { localGame } from './games.ts'
import type { LocalGame } from './localGame.ts'

/** The local table: one truth, from which everything that is shown is made. */
export interface LocalTable {
  local: LocalGame
  record: GameRecord
  history: Table<unknown, unknown>
}

/** Sets the table up and plays all moves of the record again; a refusal if they do not fit. */
export function openTable(record: GameRecord): LocalTable | Refusal {
  const local = localGame(record.game)
  if (isRefusal(local)) return local
  const history = replay(local.game, record)
  return isRefusal(history) ? history : { local, record, history }
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
  const history = play(table.local.game, table.history, seat, text)
  return isRefusal(history) ? history : { ...table, history }
}

/** The moves in force as they may be shown: of a game that goes on, nobody's secret choices but the only person's. */
export function shownLog(table: LocalTable): LogEntry[] {
  const { local, record, history } = table
  const viewer = local.game.outcome(history.state) ? 'all' : (onlyPerson(record.seats) ?? 'public')
  return logOf(table).map((entry) => ({ ...entry, move: local.game.tellMove(entry.move, entry.seat, viewer) }))
}

/** The moves in force. */
export const logOf = ({ history }: LocalTable): LogEntry[] =>
  current(history.log).map(({ number, entry: { seat, move, events } }) => ({ number, seat, move, events }))

/** What a move of the seat would do at once, up to the point where something else begins. */
export function preview(local: LocalGame, state: unknown, seat: number, text: string): unknown[] | null {
  const answered = answer(local.game, state, seat, text)
  if (isRefusal(answered)) return null
  const { events } = answered
  const end = events.findIndex(local.leavesMove)
  return end < 0 ? events : events.slice(0, end)
}
