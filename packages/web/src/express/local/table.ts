import {
  append,
  begin,
  current,
  type ExpressEvent,
  type ExpressState,
  express,
  expressReveals,
  type GameRecord,
  type History,
  isRefusal,
  type Json,
  type Refusal,
  readRecord,
  refuse,
  replay,
  undo,
  undoLimit,
  writeRecord,
} from '@furrow/engine'
import type { ExpressEntry, ExpressOptions, Sitter } from './types.ts'
import { LEVELS } from './types.ts'

/** The local table: one truth, from which everything that is shown is made. */
export interface ExpressTable {
  record: GameRecord
  history: History<ExpressState, ExpressEvent>
}

/** Bots go by plants of the field, people by the colour of their seat. */
const BOT_NAMES = ['Avena', 'Bellis', 'Carex', 'Daucus']
const COLOURS = ['red', 'blue', 'green', 'yellow']

/** The record of a game in which nothing has been played yet. */
export function newRecord({ sitters, seed }: ExpressOptions): GameRecord {
  const setup = express.setup({ players: sitters.length })
  if (isRefusal(setup)) throw new Error(setup.message)
  return {
    game: express.name,
    rules: express.rules,
    setup: JSON.parse(JSON.stringify(setup)) as Json, // plain data, as it will be stored
    seed,
    seats: sitters.map((sitter, seat) =>
      sitter === 'person' ? { name: COLOURS[seat] } : { name: BOT_NAMES[seat], bot: sitter },
    ),
    result: null,
    entries: [],
  }
}

const sitterOf = (bot: string | undefined): Sitter =>
  bot === undefined ? 'person' : (LEVELS.find((level) => level === bot) ?? 'greedy')

/** The choices from which a record was begun, for another game of the same kind. */
export const optionsOf = ({ seats, seed }: GameRecord): ExpressOptions => ({
  sitters: seats.map(({ bot }) => sitterOf(bot)),
  seed,
})

export const isPerson = ({ record }: ExpressTable, seat: number): boolean => record.seats[seat]?.bot === undefined

/** Sets the table up and plays all moves of the record again; a refusal if they do not fit. */
export function openTable(record: GameRecord): ExpressTable | Refusal {
  const replayed = replay(express, record)
  if (isRefusal(replayed)) return replayed
  const start = replay(express, { ...record, result: null }, 0)
  if (isRefusal(start)) return start
  const entries = record.entries.map((entry, i) => ({ ...entry, events: replayed.events[i] }))
  return { record, history: { ...begin<ExpressState, ExpressEvent>(start.state), entries, state: replayed.state } }
}

/** Opens what was stored. Whatever else lies there is refused. */
export function openStored(text: unknown): ExpressTable | Refusal {
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
export const storable = ({ record, history }: ExpressTable): string =>
  writeRecord({ ...record, entries: history.entries })

/** Plays a move, or says why not. */
export function playAt(table: ExpressTable, seat: number, text: string): ExpressTable | Refusal {
  const history = append(express, table.history, seat, text)
  return isRefusal(history) ? history : { ...table, history }
}

/** The last move, if a person made it and it can still be taken back: never past a roll. X3 */
export function undoTarget(table: ExpressTable): { seat: number; to: number } | null {
  const { entries } = table.history
  const line = current(entries)
  const last = line.at(-1)
  if (!last || !isPerson(table, last.entry.seat)) return null
  const { seat } = last.entry
  return last.number > undoLimit(entries, seat, expressReveals) ? { seat, to: line.at(-2)?.number ?? 0 } : null
}

export function undoAt(table: ExpressTable): ExpressTable | Refusal {
  const target = undoTarget(table)
  if (!target) return refuse('illegal-move', 'There is no move that can be taken back now.')
  const history = undo(express, table.history, target.seat, target.to, expressReveals)
  return isRefusal(history) ? history : { ...table, history }
}

/** The moves in force. */
export const logOf = ({ history }: ExpressTable): ExpressEntry[] =>
  current(history.entries).map(({ number, entry: { seat, move, events } }) => ({ number, seat, move, events }))
