// Coming to a table and going from it.
import { LOG_PAGE, type LogLine, type ServerMessage } from '../client/types.ts'
import { chatFor, dropChat, dropLine } from './chat.ts'
import { mayWatch, mustSee } from './entry.ts'
import { readBody, tellLine } from './line.ts'
import { beginOverdue } from './lobby.ts'
import { atTable, type Subscriber, seatOfPerson, type Table, termsOf } from './table.ts'
import type { Tables } from './tables.ts'
import { fullTable, publishPresence } from './updates.ts'

/** One page of lines. */
export const pageAfter = ({ desk, store }: Tables, { id }: Table, after: number): Promise<LogLine[]> =>
  desk.read(async () => (await store.lines(id, after, LOG_PAGE)).map((line) => tellLine(line, readBody(line))))

/** Every line after that number, however many there are. */
export async function linesAfter(tables: Tables, table: Table, after: number): Promise<LogLine[]> {
  const all: LogLine[] = []
  for (;;) {
    const page = await pageAfter(tables, table, all.at(-1)?.number ?? after)
    for (const line of page) all.push(line)
    if (page.length < LOG_PAGE) return all
  }
}

export interface Coming {
  person: string
  send: (text: string) => void
  key?: string | undefined
  /** Views without `table`, for who has the rules. */
  bare?: boolean | undefined
  /** Only lines after this one; none if undefined. */
  from?: number | undefined
  chatFrom?: number | undefined
}

/** Tells everything there is to know now, and from then on every change. */
export async function watch(tables: Tables, table: Table, coming: Coming): Promise<Subscriber> {
  const { person, send, key, bare = false, from, chatFrom = 0 } = coming
  await beginOverdue(tables, table)
  return atTable(table, async () => {
    mustSee(table, person, key)
    const seat = seatOfPerson(table, person)
    const log = from === undefined || from >= table.number ? [] : await linesAfter(tables, table, from)
    const looking = seat ?? 'public'
    const shows = await tables.boards.ask('show', table.board, table.number, { looking, bare }, termsOf(table.record))
    const chat = await chatFor(tables, table, person, chatFrom)
    tables.mustBeLive(table)
    const subscriber: Subscriber = { person, key, looking, bare, number: table.number, send }
    table.subscribers.add(subscriber)
    const lines = log.filter(({ number }) => number <= table.number)
    send(fullTable(table, subscriber, shows, lines, chat))
    changedPresence(tables, table)
    if (seat !== null && table.record.doc.pace.kind === 'days')
      void tables.store.looked(person, table.id).catch(() => undefined) // then one more mail comes
    return subscriber
  })
}

export function unwatch(tables: Tables, table: Table, subscriber: Subscriber): void {
  if (!table.subscribers.delete(subscriber)) return
  table.used = table.now()
  table.lastSeen.set(subscriber.person, table.now())
  changedPresence(tables, table)
}

/** Those to whom the table is closed now are sent away, before they hear anything of it. */
export function turnOut(tables: Tables, table: Table): void {
  const gone = [...table.subscribers].filter(({ person, key }) => !mayWatch(table.record, person, key))
  for (const subscriber of gone) {
    table.subscribers.delete(subscriber)
    table.lastSeen.set(subscriber.person, table.now())
    subscriber.send(JSON.stringify({ type: 'left', table: table.id } satisfies ServerMessage))
  }
  if (gone.length > 0) changedPresence(tables, table)
}

/** How long other processes believe what they heard. */
const BELIEVED_MS = 60_000

export function whisperPresence(tables: Tables, table: Table): void {
  const people = [...new Set([...table.subscribers].map(({ person }) => person))]
  tables.store.whisper(`presence ${tables.process} ${table.id} ${people.join(',')}`)
}

function changedPresence(tables: Tables, table: Table): void {
  publishPresence(table)
  whisperPresence(tables, table)
}

/** What another process whispered. */
export function overheard(tables: Tables, text: string): void {
  const [what, process = '', id = '', people = ''] = text.split(' ')
  if (what === 'forget') for (const table of tables.live.values()) dropChat(table, process)
  const gone = tables.live.get(process)
  if (what === 'unsaid' && gone) dropLine(gone, Number(id))
  if (what === 'gone') tables.drop(process)
  const table = tables.live.get(id)
  if (what !== 'presence' || !table) return
  const now = table.now()
  for (const person of table.elsewhere.get(process)?.people ?? []) table.lastSeen.set(person, now)
  table.elsewhere.set(process, { people: people === '' ? [] : people.split(','), until: now + BELIEVED_MS })
  publishPresence(table)
}
