// What is known of a table besides its game.
import {
  type Json,
  KNOWN,
  type Known,
  type Pace,
  type SeatInfo,
  type TableInfo,
  type TableStatus,
} from '../client/types.ts'
import { findGame } from '../games.ts'
import { isProgram } from '../people/programs.ts'
import type { TableRow } from '../store/store.ts'

export type SeatDoc =
  | { kind: 'person'; person: string; name: string; bot: string | null }
  | { kind: 'open' }
  /** Only with the link; `person` if it is kept for somebody. */
  | { kind: 'invited'; person: string | null; name: string | null }
  /** `free` is what the seat was before the host put a bot there. */
  | { kind: 'bot'; name: string; level: string; free?: FreeSeat }

/** A seat that somebody can still take. Of the person for whom it is kept there is no name here: they may go away. */
export type FreeSeat = { kind: 'open' } | { kind: 'invited'; person: string | null }

export interface TableDoc {
  game: string
  rules: number
  setup: Json
  seed: string
  /** The seed is that of a finished game. */
  again?: true
  /** The host has chosen the seed. */
  chosen?: true
  host: string
  public: boolean
  /** Pages may mark what is worth a look. */
  suggestions?: true
  /** Moves are not taken back. */
  final?: true
  pace: Pace
  seats: SeatDoc[]
  created: number
  started: number | null
  finished: number | null
  result: { total: number; rank: number }[] | null
  rematch: string | null
}

/** A table as it is stored, with its text read. */
export interface TableRecord {
  id: string
  code: string
  invite: string
  status: TableStatus
  doc: TableDoc
}

export const readRow = ({ id, code, invite, status, doc }: TableRow): TableRecord => ({
  id,
  code,
  invite,
  status,
  doc: JSON.parse(doc) as TableDoc, // written by writeRow
})

export const writeRow = ({ id, code, invite, status, doc }: TableRecord): TableRow => ({
  id,
  code,
  invite,
  status,
  listed: doc.public && status !== 'closed',
  changed: Date.now(),
  people: [...new Set(doc.seats.flatMap((seat) => ('person' in seat && seat.person ? [seat.person] : [])))],
  doc: JSON.stringify(doc),
})

export const seatOf = ({ seats }: TableDoc, person: string): number | null => {
  const seat = seats.findIndex((s) => s.kind === 'person' && s.person === person)
  return seat < 0 ? null : seat
}

/** The bot that plays on this seat now: its own, or one in a person's place. */
export const botOn = (seat: SeatDoc): string | null =>
  seat.kind === 'bot' ? seat.level : seat.kind === 'person' ? seat.bot : null

const seatInfo = (seat: SeatDoc, person: string | null): SeatInfo => {
  switch (seat.kind) {
    case 'person':
      return {
        kind: 'person',
        name: seat.name,
        me: seat.person === person,
        bot: seat.bot,
        ...(isProgram(seat.person) && { program: true as const }),
      }
    case 'invited':
      return { kind: 'invited', name: seat.name, me: seat.person !== null && seat.person === person }
    case 'bot':
      return { kind: 'bot', name: seat.name, level: seat.level }
    case 'open':
      return seat
  }
}

const hiddenOf = (game: string): readonly string[] => findGame(game)?.game.hidden ?? []
const entriesOf = (setup: Json): [string, Json][] =>
  typeof setup === 'object' && setup !== null && !Array.isArray(setup) ? Object.entries(setup) : []

function openSetup({ game, setup }: TableDoc): Json {
  if (typeof setup !== 'object' || setup === null || Array.isArray(setup)) return setup
  return Object.fromEntries(entriesOf(setup).filter(([key]) => !hiddenOf(game).includes(key)))
}

/** What was given by the host and is hidden from the others, or comes from a game that some have seen. */
function knownBefore({ game, setup, again, chosen }: TableDoc): Known[] {
  const given = entriesOf(setup).flatMap(([key, value]) => (isNothing(value) ? [] : [key]))
  const hidden = hiddenOf(game).filter((key) => given.includes(key))
  const isKnown = { game: again === true, seed: chosen === true, hands: hidden.includes('hands') }
  return KNOWN.filter((what) => isKnown[what])
}

const isNothing = (value: Json): boolean => value === null || (Array.isArray(value) && value.length === 0)

/** What a person may know of a table. */
export function infoFor({ id, code, invite, status, doc }: TableRecord, person: string | null): TableInfo {
  const seat = person === null ? null : seatOf(doc, person)
  const host = doc.host === person
  const invites = seat !== null || host
  return {
    id,
    code: invites ? code : null,
    game: doc.game,
    rules: doc.rules,
    setup: status === 'finished' ? doc.setup : openSetup(doc),
    known: knownBefore(doc),
    seed: status === 'finished' ? doc.seed : null,
    status,
    public: doc.public,
    suggestions: doc.suggestions === true,
    undo: doc.final !== true,
    pace: doc.pace,
    seats: doc.seats.map((s) => seatInfo(s, person)),
    host,
    seat,
    invite: invites ? invite : null,
    created: doc.created,
    started: doc.started,
    finished: doc.finished,
    result: doc.result,
    rematch: doc.rematch,
  }
}
