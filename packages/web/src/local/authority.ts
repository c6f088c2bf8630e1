import {
  agricola,
  append,
  begin,
  current,
  type Event,
  type GameRecord,
  type History,
  isRefusal,
  type Refusal,
  readRecord,
  refuse,
  replay,
  type State,
  undo,
  undoLimit,
  writeRecord,
} from '@furrow/engine'
import { HUMAN } from './options.ts'

/** The local table: one truth, from which everything that is shown is made. */
export interface LocalTable {
  record: GameRecord
  history: History<State, Event>
}

/** A move in force, with its number in the log and what came of it. */
export interface LogEntry {
  number: number
  seat: number
  move: string
  events: readonly Event[]
}

/** Sets the table up and plays all moves of the record again; a refusal if they do not fit. */
export function openTable(record: GameRecord): LocalTable | Refusal {
  const replayed = replay(agricola, record)
  if (isRefusal(replayed)) return replayed
  const start = replay(agricola, { ...record, result: null }, 0)
  if (isRefusal(start)) return start
  const entries = record.entries.map((entry, i) => ({ ...entry, events: replayed.events[i] }))
  return { record, history: { ...begin<State, Event>(start.state), entries, state: replayed.state } }
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
  const history = append(agricola, table.history, seat, text)
  return isRefusal(history) ? history : { ...table, history }
}

/** A new round card is new information: nothing before it can be taken back. */
const reveals = ({ event }: Event): boolean => event === 'round'

/** The moment before the person's last move, or null if that can no longer be taken back. */
export function undoTarget({ history: { entries } }: LocalTable): number | null {
  const line = current(entries)
  const last = line.at(-1)?.number ?? 0
  return last > undoLimit(entries, HUMAN, reveals) ? (line.at(-2)?.number ?? 0) : null
}

export function undoAt(table: LocalTable): LocalTable | Refusal {
  const history = undo(agricola, table.history, HUMAN, undoTarget(table) ?? -1, reveals)
  return isRefusal(history) ? history : { ...table, history }
}

/** The moves in force. */
export const logOf = ({ history }: LocalTable): LogEntry[] =>
  current(history.entries).map(({ number, entry: { seat, move, events } }) => ({ number, seat, move, events }))

/** What a move of the person would do at once, up to the point where something else begins. */
export function preview({ history: { state } }: LocalTable, text: string): Event[] | null {
  const move = agricola.parse(state, HUMAN, text)
  if (isRefusal(move) || agricola.check(state, HUMAN, move)) return null
  const { events } = agricola.play(state, HUMAN, move)
  const end = events.findIndex(({ event }) => event === 'phase' || event === 'round')
  return end < 0 ? events : events.slice(0, end)
}
