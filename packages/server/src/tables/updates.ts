// The messages to those at a table. What they see of its game is written by its board.
import type { Hearer, Shows } from '../boards/board.ts'
import { lineFor, type Told } from '../boards/told.ts'
import type { ChatLine, LogLine, ServerMessage, TableInfo } from '../client/types.ts'
import type { ChatRow } from '../store/store.ts'
import { infoFor, seatOf, type TableRecord } from './doc.ts'
import { presenceOf, type Subscriber, seatOfPerson, type Table } from './table.ts'

type Part<K extends ServerMessage['type']> = Partial<Extract<ServerMessage, { type: K }>>

/** Everything, for somebody who has just come. */
export function fullTable(
  table: Table,
  { person, looking }: Subscriber,
  { view, moment }: Shows,
  lines: readonly LogLine[],
  chat: readonly ChatLine[],
): string {
  const { id, record, played } = table
  const now = table.now()
  const head = JSON.stringify({ type: 'table', table: id, now, info: infoFor(record, person) } satisfies Part<'table'>)
  const log = lines.map((line) => lineFor(played, record.status, line, looking))
  const around = JSON.stringify({ log, chat: [...chat], presence: presenceOf(table, now) } satisfies Part<'table'>)
  return `${head.slice(0, -1)},"view":${view},${around.slice(1, -1)},${moment}}`
}

/** Those who are told of a line. Those who look alike are told the same, and are one hearer. */
export interface Audience {
  readonly hearers: readonly Hearer[]
  readonly of: ReadonlyMap<Subscriber, number>
}

/** `record` is what the table's changes to with the line, if it does: some look as somebody else then. */
export function audienceOf({ subscribers }: Table, record: TableRecord | undefined): Audience {
  const hearers: Hearer[] = []
  const of = new Map<Subscriber, number>()
  for (const subscriber of subscribers) {
    const { person, looking: was, bare } = subscriber
    const looking = record ? (seatOf(record.doc, person) ?? 'public') : was
    const same = hearers.findIndex((one) => one.looking === looking && one.was === was && one.bare === bare)
    of.set(subscriber, same < 0 ? hearers.push({ looking, was, bare }) - 1 : same)
  }
  return { hearers, of }
}

/** Tells everybody of the line that has just been added. `record` is the table's, if it has changed with the line. */
export function publish(
  table: Table,
  { hearers, of }: Audience,
  told: readonly Told[],
  record: TableRecord | undefined,
): void {
  const texts = new Map<string, string>()
  for (const subscriber of table.subscribers) {
    const { person, number: from } = subscriber
    const hearer = of.get(subscriber) ?? -1 // nobody comes while a line is added
    const [hears, parts] = [hearers[hearer], told[hearer]]
    if (!hears || !parts) continue
    subscriber.looking = hears.looking
    if (from >= table.number) continue
    const key = `${hearer} ${from} ${record ? person : ''}`
    const text = texts.get(key) ?? updateText(table, from, parts, record && infoFor(record, person))
    texts.set(key, text)
    subscriber.number = table.number
    subscriber.send(text)
  }
}

function updateText({ id }: Table, from: number, { changed, moment }: Told, info: TableInfo | undefined): string {
  const head = JSON.stringify({ type: 'update', table: id, from } satisfies Part<'update'>)
  const about = info ? `,"info":${JSON.stringify(info)}` : ''
  return `${head.slice(0, -1)},${changed}${about},${moment}}`
}

export interface ChatBody {
  room: ChatLine['room']
  name: string
  text: string
  command: string
}

export const readChat = ({ body }: ChatRow): ChatBody => JSON.parse(body) as ChatBody // written by `say`

/** Whoever said it was deleted; the number stays taken. */
export const isGone = ({ body }: ChatRow): boolean => body === ''

/** Those who sit there and those who watch hear different rooms. */
export const roomOf = (table: Table, person: string): ChatLine['room'] =>
  seatOfPerson(table, person) === null ? 'spectators' : 'table'

export function tellChat(table: Table, row: ChatRow, person: string): ChatLine | null {
  const { room, name, text } = readChat(row)
  if (room !== roomOf(table, person)) return null
  return { number: row.number, at: row.at, room, name, me: row.person === person, text }
}

export function publishChat(table: Table, row: ChatRow): void {
  for (const subscriber of table.subscribers) {
    const chat = tellChat(table, row, subscriber.person)
    if (chat) subscriber.send(JSON.stringify({ type: 'chat', table: table.id, chat } satisfies ServerMessage))
  }
}

export function publishPresence(table: Table): void {
  const message: ServerMessage = { type: 'presence', table: table.id, ...presenceOf(table, table.now()) }
  const text = JSON.stringify(message)
  for (const subscriber of table.subscribers) subscriber.send(text)
}
