// A bot in somebody's place, and back again.
import { Refused } from '../refused.ts'
import { lateSeats } from './clock.ts'
import { type SeatDoc, seatOf, type TableDoc, type TableRecord } from './doc.ts'
import type { LineBody } from './line.ts'
import { emptySeat, knownLevel, seatStep } from './lobby.ts'
import { presentPeople, type Table } from './table.ts'
import type { Tables } from './tables.ts'

/** Somebody who has not been there for so long counts as gone. */
const ABSENT_MS = 60_000

type PersonSeat = Extract<SeatDoc, { kind: 'person' }>

function personOn(table: Table, seat: number): PersonSeat {
  const here = table.record.doc.seats[seat]
  if (here?.kind !== 'person') throw new Refused('wrong-moment', 'Nobody sits on that seat.')
  return here
}

/** One's own seat at any time; another's when its person is gone. */
export const handToBot = (
  tables: Tables,
  table: Table,
  person: string,
  seat: number,
  level: string | undefined,
  absentMs: number = ABSENT_MS,
): Promise<number> =>
  tables.step(table, (now) => {
    const bot = knownLevel(table.record.doc.game, level)
    mustPlay(table)
    if (seatOf(table.record.doc, person) === null) throw new Refused('not-your-seat', 'You do not sit at this table.')
    const here = personOn(table, seat)
    if (here.bot !== null) return table.number
    const own = here.person === person
    if (!own) mustBeGone(table, here.person, now, absentMs)
    return seatStep(table.record, seat, { ...here, bot }, own ? 'handed' : 'absent')
  })

function mustPlay({ record }: Table): void {
  if (record.status !== 'playing') throw new Refused('wrong-moment', 'Seats are handed over only during a game.')
}

function mustBeGone(table: Table, person: string, now: number, absentMs: number): void {
  const seen = presentPeople(table, now).has(person) ? now : Math.max(table.loaded, table.lastSeen.get(person) ?? 0)
  if (table.record.doc.pace.kind === 'days')
    throw new Refused('forbidden', 'In a game over days a bot takes over when the time is out.')
  if (now - seen < absentMs)
    throw new Refused('forbidden', `A bot can take over when the person has been away for ${absentMs / 1000} seconds.`)
}

export const takeBack = (tables: Tables, table: Table, person: string): Promise<number> =>
  tables.step(table, () => {
    const seat = seatOf(table.record.doc, person)
    if (seat === null) throw new Refused('not-your-seat', 'You do not sit at this table.')
    const here = personOn(table, seat)
    if (here.bot === null) return table.number
    mustPlay(table)
    return seatStep(table.record, seat, { ...here, bot: null }, 'back')
  })

/** Bots take over where the time is out. True if one did. */
export async function relieveLate(tables: Tables, table: Table): Promise<boolean> {
  const before = table.number
  const number = await tables.step(table, (now) => {
    const { turn, record } = table
    if (!turn || record.status !== 'playing') return table.number
    const [seat] = lateSeats(turn.clock, turn.thinking, now)
    if (seat === undefined) return table.number
    const bot = knownLevel(record.doc.game, undefined)
    return seatStep(record, seat, { ...personOn(table, seat), bot }, 'late')
  })
  return number > before
}

/** The person is no more: seats go to bots, the name from the table, and nothing there knows of them. */
export const forgetPerson = (tables: Tables, table: Table, person: string): Promise<number> =>
  tables.step(table, () => {
    const { record } = table
    const doc = withoutPerson(record, person)
    if (JSON.stringify(doc) === JSON.stringify(record.doc)) return table.number
    const seat = record.doc.seats.findIndex((s) => 'person' in s && s.person === person)
    const body: LineBody =
      seat < 0 ? { kind: 'table', what: 'forgotten', doc: true } : { kind: 'seat', seat, why: 'deleted', doc: true }
    return { body, record: { ...record, doc } }
  })

function withoutPerson({ status, doc }: TableRecord, person: string): TableDoc {
  const nobody: SeatDoc =
    status === 'waiting' || status === 'closed'
      ? emptySeat(doc)
      : { kind: 'bot', name: 'Somebody', level: knownLevel(doc.game, undefined) }
  const seats = doc.seats.map((seat): SeatDoc => {
    if ('person' in seat && seat.person === person) return nobody
    if (seat.kind === 'bot' && seat.free?.kind === 'invited' && seat.free.person === person)
      return { ...seat, free: { kind: 'invited', person: null } }
    return seat
  })
  return { ...doc, host: doc.host === person ? NOBODY : doc.host, seats }
}

/** Whose table it is when its host is gone. */
const NOBODY = ''
