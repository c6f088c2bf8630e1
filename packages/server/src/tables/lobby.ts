// Around the game: setting a table up, sitting down, getting up, beginning.
import { botsOf } from '@furrow/bots'
import { botName } from '@furrow/bots/names'
import { at, isRefusal } from '@furrow/engine/core'
import { botsAtStart } from '../boards/position.ts'
import type { Json, LogLine, NewTable, SeatWish } from '../client/types.ts'
import { findGame, gameNames } from '../games.ts'
import { idOfWish, newCode, newId, newSecret } from '../ids.ts'
import { Refused } from '../refused.ts'
import type { PersonRow } from '../store/store.ts'
import { type SeatDoc, seatOf, type TableDoc, type TableRecord, writeRow } from './doc.ts'
import { opens } from './entry.ts'
import type { Table } from './table.ts'
import type { Step, Tables } from './tables.ts'

export async function createTable(tables: Tables, me: PersonRow, wish: NewTable): Promise<Table> {
  const played = findGame(wish.game)
  if (!played) throw new Refused('bad-setup', `There is no game "${wish.game}". The games are ${gameNames.join(', ')}.`)
  const setup = played.game.setup({ players: wish.seats.length, ...asObject(wish.setup) })
  if (isRefusal(setup)) throw new Refused('bad-setup', setup.message)
  const players = played.game.seats(played.game.start(setup, ''))
  if (players !== wish.seats.length)
    throw new Refused('bad-setup', `The setup is for ${players} players, but there are ${wish.seats.length} seats.`)
  if (wish.seats.filter(({ kind }) => kind === 'me').length > 1)
    throw new Refused('bad-setup', 'You can sit on one seat only.')
  if (wish.seed !== undefined && wish.public)
    throw new Refused(
      'bad-setup',
      'A seed can be chosen only for a table by link: at a public one nobody knows what comes.',
    )
  const fresh: Fresh = {
    game: wish.game,
    rules: played.game.rules,
    setup: JSON.parse(JSON.stringify(setup)) as Json, // plain data, as it is stored
    seed: wish.seed ?? newSecret(),
    ...(wish.seed === undefined ? {} : { chosen: true as const }),
    host: me.id,
    public: wish.public ?? false,
    ...(wish.suggestions && { suggestions: true as const }),
    ...(wish.undo === false && { final: true as const }),
    pace: wish.pace ?? { kind: 'free' },
    seats: wish.seats.map((seat, i) => seatFor(wish.game, seat, i, me)),
  }
  return putUp(tables, fresh, wishedId(me, wish.command))
}

/** Whoever asks again because no answer came finds the table that was made then. */
export const wishedId = (me: PersonRow, command: string | undefined): string =>
  command === undefined ? newId() : idOfWish(me.id, command)

const asObject = (value: Json | undefined): { [key: string]: Json } => {
  if (value === undefined || value === null) return {}
  if (typeof value !== 'object' || Array.isArray(value)) throw new Refused('bad-setup', 'A setup is an object.')
  return value
}

export function seatFor(game: string, { kind, level }: SeatWish, i: number, me: PersonRow): SeatDoc {
  switch (kind) {
    case 'me':
      return { kind: 'person', person: me.id, name: me.name, bot: null }
    case 'open':
      return { kind: 'open' }
    case 'invited':
      return { kind: 'invited', person: null, name: null }
    case 'bot':
      return botSeat(game, i, level)
  }
}

export const botSeat = (game: string, seat: number, level: string | undefined): Extract<SeatDoc, { kind: 'bot' }> => ({
  kind: 'bot',
  name: botName(seat),
  level: knownLevel(game, level),
})

/** The bot of that name, or the strongest there is. */
export function knownLevel(game: string, level: string | undefined): string {
  const bots = botsOf(game)
  if (level === undefined) return at(bots, bots.length - 1)
  if (!bots.includes(level))
    throw new Refused('bad-setup', `There is no bot "${level}". The bots are ${bots.join(', ')}.`)
  return level
}

export type Fresh = Pick<
  TableDoc,
  | 'game'
  | 'rules'
  | 'setup'
  | 'seed'
  | 'again'
  | 'chosen'
  | 'host'
  | 'public'
  | 'suggestions'
  | 'final'
  | 'pace'
  | 'seats'
>

/** A new table; if nobody has to be waited for, the game begins. */
export async function putUp(tables: Tables, fresh: Fresh, id: string): Promise<Table> {
  const doc: TableDoc = { ...fresh, created: tables.now(), started: null, finished: null, result: null, rematch: null }
  const record: TableRecord = { id, code: newCode(), invite: newSecret(), status: 'waiting', doc }
  // Under a name that was agreed on before, somebody else may have been faster: then it is theirs.
  await tables.store.createTable(writeRow(record))
  const table = await tables.get(id)
  await beginIfFull(tables, table)
  return table
}

/** The table begins by itself when nobody has to be waited for. Gives the number of its last line. */
export const beginIfFull = async (tables: Tables, table: Table): Promise<number> =>
  table.record.status === 'waiting' && isFull(table.record.doc)
    ? tables.step(table, (now) => startStep(table, now))
    : table.number

/**
 * Begins what should have begun: whoever took the last seat was told so, and then the process ended. A table that cannot
 * begin can still be looked at.
 */
export const beginOverdue = async (tables: Tables, table: Table): Promise<void> => {
  await beginIfFull(tables, table).catch((error: unknown) => {
    if (!(error instanceof Refused)) throw error
  })
}

const isFull = ({ seats }: TableDoc): boolean => seats.every(({ kind }) => kind === 'person' || kind === 'bot')

function startStep(table: Table, now: number): Step | number {
  const { record, played } = table
  if (record.status === 'playing') return table.number
  mustWait(record)
  if (!isFull(record.doc)) throw new Refused('wrong-moment', 'There are still empty seats.')
  // The table may have been set up under older rules: it is played under those of its first moment.
  const doc = { ...record.doc, rules: played.game.rules, seats: record.doc.seats.map(forGood), started: now }
  return {
    body: { kind: 'start', doc: true, bots: botsAtStart(doc) },
    record: { ...record, status: 'playing', doc },
  }
}

/** What a bot's seat was before matters no longer. */
function forGood(seat: SeatDoc): SeatDoc {
  if (seat.kind !== 'bot') return seat
  const { free: _, ...bot } = seat
  return bot
}

export function mustWait({ status }: TableRecord): void {
  if (status !== 'waiting') throw new Refused('wrong-moment', 'The game has begun already.')
}

/** Begins once every seat is taken; the table does it by itself when the last one sits down. */
export const startTable = (tables: Tables, table: Table, me: PersonRow): Promise<number> =>
  tables.step(table, (now) => {
    if (table.record.doc.host !== me.id) throw new Refused('forbidden', 'Only the host begins the game.')
    return startStep(table, now)
  })

/** Sits down; `key` is the link or code, if there is one. */
export async function joinTable(
  tables: Tables,
  table: Table,
  me: PersonRow,
  { key, seat: wanted }: { key?: string; seat?: number } = {},
): Promise<number> {
  await tables.step(table, () => {
    const { record } = table
    if (seatOf(record.doc, me.id) !== null) return table.number
    mustWait(record)
    const seat = freeSeat(record.doc, me.id, opens(record, key), wanted)
    return seatStep(record, seat, { kind: 'person', person: me.id, name: me.name, bot: null }, 'joined')
  })
  return beginIfFull(tables, table)
}

function freeSeat({ seats, public: listed }: TableDoc, person: string, invited: boolean, wanted?: number): number {
  const free = (seat: SeatDoc): boolean =>
    seat.kind === 'open'
      ? listed || invited
      : seat.kind === 'invited' && (seat.person === null ? invited : seat.person === person)
  const kept = seats.findIndex((seat) => seat.kind === 'invited' && seat.person === person)
  const found = wanted ?? (kept >= 0 ? kept : seats.findIndex(free))
  if (found < 0 || !seats[found] || !free(seats[found]))
    throw new Refused(
      'taken',
      wanted === undefined ? 'There is no free seat for you.' : 'That seat is not free for you.',
    )
  return found
}

export function seatStep(
  record: TableRecord,
  seat: number,
  now: SeatDoc,
  why: Extract<LogLine, { kind: 'seat' }>['why'],
): Step & { record: TableRecord } {
  const seats = record.doc.seats.map((before, i) => (i === seat ? now : before))
  return { body: { kind: 'seat', seat, why, doc: true }, record: { ...record, doc: { ...record.doc, seats } } }
}

/** A seat that was never free, once it is. */
export const emptySeat = (doc: TableDoc): SeatDoc =>
  doc.public ? { kind: 'open' } : { kind: 'invited', person: null, name: null }

/** Gets up before the game begins. The last one to go closes the table. */
export const leaveTable = (tables: Tables, table: Table, person: string): Promise<number> =>
  tables.step(table, () => {
    const { record } = table
    const seat = seatOf(record.doc, person)
    if (seat === null && record.doc.host !== person) throw new Refused('not-your-seat', 'You do not sit at this table.')
    mustWait(record)
    const step = seat === null ? { record } : seatStep(record, seat, emptySeat(record.doc), 'left')
    const others = step.record.doc.seats.flatMap((s) => (s.kind === 'person' ? [s.person] : []))
    if (others.length === 0 || !('body' in step))
      return { body: { kind: 'table', what: 'closed', doc: true }, record: { ...step.record, status: 'closed' } }
    const host = record.doc.host === person ? at(others, 0) : record.doc.host
    return { ...step, record: { ...step.record, doc: { ...step.record.doc, host } } }
  })

/** The old link and code lead nowhere from now on. */
export const renewInvitation = (tables: Tables, table: Table, person: string): Promise<number> =>
  tables.step(table, () => {
    const { record } = table
    if (seatOf(record.doc, person) === null && record.doc.host !== person)
      throw new Refused('forbidden', 'Only those who sit at the table can renew the invitation.')
    return {
      body: { kind: 'table', what: 'invitation', doc: true },
      record: { ...record, code: newCode(), invite: newSecret() },
    }
  })
