import {
  append,
  begin,
  current,
  type GameRecord,
  type History,
  isRefusal,
  type Refusal,
  readRecord,
  refuse,
  replay,
  undo,
  undoLimit,
  writeRecord,
} from '@furrow/engine'
import { at } from '../contract/at.ts'
import type { LogEntry } from '../contract/update.ts'
import { localGame } from './games.ts'
import type { LocalGame } from './localGame.ts'

/** The local table: one truth, from which everything that is shown is made. */
export interface LocalTable {
  local: LocalGame
  record: GameRecord
  history: History<unknown, unknown>
}

/** Sets the table up and plays all moves of the record again; a refusal if they do not fit. */
export function openTable(record: GameRecord): LocalTable | Refusal {
  const local = localGame(record.game)
  if (isRefusal(local)) return local
  const replayed = replay(local.game, record)
  if (isRefusal(replayed)) return replayed
  const start = replay(local.game, { ...record, result: null }, 0)
  if (isRefusal(start)) return start
  const entries = record.entries.map((entry, i) => ({ ...entry, events: at(replayed.events, i) }))
  return { local, record, history: { ...begin<unknown, unknown>(start.state), entries, state: replayed.state } }
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
export const storable = ({ record, history }: LocalTable): string =>
  writeRecord({ ...record, entries: history.entries })

/** Plays a move, or says why not. */
export function playAt(table: LocalTable, seat: number, text: string): LocalTable | Refusal {
  const history = append(table.local.game, table.history, seat, text)
  return isRefusal(history) ? history : { ...table, history }
}

/** The moment before the seat's last move, or null if that can no longer be taken back. */
export function undoTarget({ local: { game }, history: { entries, state } }: LocalTable, seat: number): number | null {
  const line = current(entries)
  const last = line.at(-1)?.number ?? 0
  if (game.outcome(state) || last <= undoLimit(entries, seat, game.reveals)) return null
  return line.at(-2)?.number ?? 0
}

/** The moment before the turn that the seat made last, or as near to it as one may go back. */
export function resetTarget(table: LocalTable, seat: number): number | null {
  if (undoTarget(table, seat) === null) return null
  const { local, history } = table
  const line = current(history.entries)
  const limit = undoLimit(history.entries, seat, local.game.reveals)
  const first = line.findLastIndex(({ number, entry }) => number > limit && entry.events.some(local.beginsTurn))
  return first < 0 ? limit : (line[first - 1]?.number ?? 0)
}

export function undoAt(table: LocalTable, seat: number, to: number | null): LocalTable | Refusal {
  const { game } = table.local
  const history = undo(game, table.history, seat, to ?? -1, game.reveals)
  return isRefusal(history) ? history : { ...table, history }
}

/** The moves in force. */
export const logOf = ({ history }: LocalTable): LogEntry[] =>
  current(history.entries).map(({ number, entry: { seat, move, events } }) => ({ number, seat, move, events }))

/** What a move of the seat would do at once, up to the point where something else begins. */
export function preview(local: LocalGame, state: unknown, seat: number, text: string): unknown[] | null {
  const { game } = local
  const move = game.parse(state, seat, text)
  if (isRefusal(move) || game.check(state, seat, move)) return null
  const { events } = game.play(state, seat, move)
  const end = events.findIndex(local.leavesMove)
  return end < 0 ? events : events.slice(0, end)
}
