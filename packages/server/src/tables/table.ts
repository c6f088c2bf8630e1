// A table in memory.
import { at } from '@furrow/engine/core'
import type { Terms, Turn } from '../boards/board.ts'
import type { Looking } from '../boards/shown.ts'
import type { Presence } from '../client/types.ts'
import type { Played } from '../games.ts'
import { Refused } from '../refused.ts'
import type { ChatRow } from '../store/store.ts'
import { botOn, seatOf, type TableRecord } from './doc.ts'
import type { LineBody } from './line.ts'

/** Somebody who is told what happens at a table. */
export interface Subscriber {
  readonly person: string
  /** The link or code with which they came, which may be renewed. */
  readonly key?: string | undefined
  looking: Looking
  /** Do they have the rules, and do without `table` in views? */
  readonly bare: boolean
  /** The last line they were told of. */
  number: number
  send(text: string): void
}

/** What was said last: everything after `since`, up to `number`. */
export interface Talk {
  number: number
  since: number
  recent: ChatRow[]
}

export interface Table {
  readonly id: string
  readonly played: Played
  record: TableRecord
  /** The number of the last line. */
  number: number
  /** The number of the board with its game. */
  readonly board: number
  /** Of the game that is going on. */
  turn: Turn | null
  /** Why it cannot be played on, if it cannot. */
  trouble: Refused | null
  snapshotNumber: number
  /** The job as it is stored; undefined if that is not known. */
  job: number | null | undefined
  /** Numbers of recent lines by the command that asked for them; all those after `commandsAfter`. */
  commands: Map<string, number>
  commandsAfter: number
  /** The last line in which each seat moved or took back, among the same lines. */
  acted: Map<number, number>
  chat: Talk | null
  subscribers: Set<Subscriber>
  /** People at other processes, and until when that is believed. */
  elsewhere: Map<string, { people: readonly string[]; until: number }>
  /** When each person was last seen here. */
  lastSeen: Map<string, number>
  /** When its last line was added, if that was here. */
  moved: number | null
  loaded: number
  used: number
  /** One thing at a time. */
  queue: Promise<unknown>
  waiting: number
  thinking: boolean
  timer: NodeJS.Timeout | null
  /** What time it is. */
  readonly now: () => number
}

/** Does something at the table when everything before it is done. */
export function atTable<T>(table: Table, work: () => Promise<T> | T): Promise<T> {
  table.used = table.now()
  table.waiting++
  const result = table.queue.then(work)
  table.queue = result.then(
    () => void table.waiting--,
    () => void table.waiting--,
  )
  return result
}

/** What has to be known of a line to tell a command that comes again, or too late. */
export function remember({ commands, acted }: Table, number: number, body: LineBody): void {
  if (body.command !== undefined) commands.set(body.command, number)
  if (body.kind === 'move' || body.kind === 'undo') acted.set(body.seat, Math.max(number, acted.get(body.seat) ?? 0))
}

/** So many lines a command is known without looking into the log. */
const KNOWN_LINES = 16

/** Commands of long ago are looked up in the log if they come again. */
export function forgetOld(table: Table): void {
  const upTo = table.number - KNOWN_LINES
  if (upTo <= table.commandsAfter) return
  table.commandsAfter = upTo
  // They stand there in their order; one that was looked up later stands further behind, and goes later.
  for (const [command, number] of table.commands) {
    if (number > upTo) return
    table.commands.delete(command)
  }
}

export const seatOfPerson = ({ record: { doc } }: Table, person: string): number | null => seatOf(doc, person)

/** What its game depends on. */
export const termsOf = ({ status, doc: { pace, seats, final } }: TableRecord): Terms => ({
  status,
  pace,
  bots: seats.flatMap((seat, i) => (botOn(seat) === null ? [] : [i])),
  final: final === true,
})

/** The first seat that a bot has to answer for now. */
export function botToMove({ turn, record }: Pick<Table, 'turn' | 'record'>): { seat: number; level: string } | null {
  if (!turn || record.status !== 'playing') return null
  for (const seat of turn.seats) {
    const level = botOn(at(record.doc.seats, seat))
    if (level !== null) return { seat, level }
  }
  return null
}

/** The game is going on; or the reason why it is not. */
export function mustBePlaying(table: Table): void {
  if (table.trouble) throw table.trouble
  if (table.record.status === 'finished') throw new Refused('game-over', 'The game is over.')
  if (table.record.status === 'closed') throw new Refused('wrong-moment', 'This table was closed.')
  if (!table.turn || table.record.status !== 'playing') throw new Refused('wrong-moment', 'The game has not begun yet.')
}

export function presentPeople(table: Table, now: number): Set<string> {
  const people = new Set([...table.subscribers].map(({ person }) => person))
  for (const [process, { people: others, until }] of table.elsewhere) {
    if (until < now) table.elsewhere.delete(process)
    else for (const person of others) people.add(person)
  }
  return people
}

/** Does anybody play there themselves, or look on? */
export const hasPeople = (table: Table): boolean =>
  table.record.doc.seats.some((seat) => seat.kind === 'person' && seat.bot === null) ||
  presentPeople(table, table.now()).size > 0

export function presenceOf(table: Table, now: number): Presence {
  const people = presentPeople(table, now)
  const { seats } = table.record.doc
  return {
    seats: seats.map((seat) => seat.kind === 'person' && people.has(seat.person)),
    spectators: [...people].filter((person) => seatOfPerson(table, person) === null).length,
  }
}
