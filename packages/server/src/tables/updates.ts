// The messages to those at a table. What they see of its game is written by its board.
import type { Shows, Telling } from '../boards/board.ts'
import { lineFor, type Told } from '../boards/told.ts'
import type { ChatLine, LogLine, ServerMessage, TableInfo } from '../client/types.ts'
import type { ChatRow } from '../store/store.ts'
import { infoFor, seatOf, type TableRecord } from './doc.ts'
import { presenceOf, type Subscriber, seatOfPerson, type Table } from './table.ts'

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
  const head = JSON.stringify({ type: 'table', table: id, now, info: infoFor(record, person) })
  const log = lines.map((line) => lineFor(played, record.status, line, looking))
  const around = JSON.stringify({ log, chat, presence: presenceOf(table, now) })
  return `${head.slice(0, -1)},"view":${view},${around.slice(1, -1)},${moment}}`
}

const keyOf = ([looking, was]: Telling): string => `${looking} ${was}`

/** As whom a subscriber looks if the record is that one, and as whom until now. */
const tellingOf = ({ person, looking }: Subscriber, record: TableRecord | undefined): Telling => [
  record ? (seatOf(record.doc, person) ?? 'public') : looking,
  looking,
]

/** All who are told of a line, each kind of them once. `record` is what the table's changes to with it. */
export function tellings({ subscribers }: Table, record: TableRecord | undefined): Telling[] {
  const found = new Map<string, Telling>()
  for (const subscriber of subscribers) {
    const telling = tellingOf(subscriber, record)
    found.set(keyOf(telling), telling)
  }
  return [...found.values()]
}

/** What was told to each kind of them. */
export type ToldTo = ReadonlyMap<string, Told>

export const toldTo = (tell: readonly Telling[], told: readonly Told[]): ToldTo =>
  new Map(told.map((one, i) => [keyOf(tell[i] as Telling), one])) // as many as were told

/** Tells everybody of the line that has just been added. `record` is the table's, if it has changed with the line. */
export function publish(table: Table, told: ToldTo, record: TableRecord | undefined): void {
  const texts = new Map<string, string>()
  for (const subscriber of table.subscribers) {
    const { person, number: from } = subscriber
    const telling = tellingOf(subscriber, record)
    const parts = told.get(keyOf(telling))
    subscriber.looking = telling[0]
    if (from >= table.number || !parts) continue
    const key = `${keyOf(telling)} ${from} ${record ? person : ''}`
    const text = texts.get(key) ?? updateText(table, from, parts, record && infoFor(record, person))
    texts.set(key, text)
    subscriber.number = table.number
    subscriber.send(text)
  }
}

function updateText({ id }: Table, from: number, { changed, moment }: Told, info: TableInfo | undefined): string {
  const about = info ? `,"info":${JSON.stringify(info)}` : ''
  return `{"type":"update","table":${JSON.stringify(id)},"from":${from},${changed}${about},${moment}}`
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
