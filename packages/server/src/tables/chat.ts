// Talk at the table. It is kept apart from the game, so that a person can have it deleted.
import type { ChatLine, ServerMessage } from '../client/types.ts'
import { Refused } from '../refused.ts'
import type { ChatRow, PersonRow } from '../store/store.ts'
import { atTable, type Table, type Talk } from './table.ts'
import type { Tables } from './tables.ts'
import { type ChatBody, isGone, publishChat, readChat, roomOf, tellChat } from './updates.ts'

const LONGEST_CHAT = 500
const KEPT = 200
const RACES = 20
/** More lines than this are not looked through for an old command. */
const OLD = 2000
/** After so many a table has talked enough. */
const MOST = 5000

async function open(tables: Tables, table: Table): Promise<Talk> {
  if (!table.chat) {
    const last = await tables.store.lastChat(table.id)
    table.chat = { number: Math.max(0, last - KEPT), since: Math.max(0, last - KEPT), recent: [] }
    await readOn(tables, table, () => undefined)
  }
  return table.chat
}

/** Plain text: no control characters but none is lost, no more than fits. */
function plain(text: string): string {
  const clean = text.replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim()
  if (clean.length === 0) throw new Refused('bad-request', 'There is nothing in this message.')
  if (clean.length > LONGEST_CHAT) throw new Refused('too-large', `A message has at most ${LONGEST_CHAT} characters.`)
  return clean
}

export interface Saying {
  text: string
  command: string
  /** The number of the last line the client has heard: only later ones can hold the same command. */
  number: number
}

/** Says something, unless it was said before. `mayTalk` throws if it is too much. */
export function say(
  tables: Tables,
  table: Table,
  me: PersonRow,
  { text, command, number }: Saying,
  mayTalk: () => Promise<void> = () => Promise.resolve(),
): Promise<number> {
  const clean = plain(text)
  return atTable(table, async () => {
    try {
      const chat = await open(tables, table)
      let before = isSaid(chat.recent, me, command, number) ?? (await longAgo(tables, table, me, command, number))
      if (before === null) await mayTalk()
      for (let race = 0; before === null && race < RACES; race++) {
        const body: ChatBody = { room: roomOf(table, me.id), name: me.name, text: clean, command }
        const row: ChatRow = next(table, chat, me, body)
        if (await tables.store.say(row)) {
          keep(table, row)
          return row.number
        }
        await readOn(tables, table)
        before = isSaid(chat.recent, me, command, number)
      }
      if (before !== null) return before
    } catch (error) {
      if (error instanceof Refused) throw error
      // Whether it was stored or not is not known: the next one looks for himself.
      table.chat = null
      throw new Refused('storage', 'What you said could not be stored. Please try again.')
    }
    throw new Refused('stale', 'Too many are talking at once. Please try again.')
  })
}

function next(table: Table, { number }: Talk, me: PersonRow, body: ChatBody): ChatRow {
  if (number >= MOST) throw new Refused('too-large', `At one table at most ${MOST} things are said.`)
  return { table: table.id, number: number + 1, at: table.now(), person: me.id, body: JSON.stringify(body) }
}

/** The number of the line that this command has made, or null. */
function isSaid(rows: readonly ChatRow[], me: PersonRow, command: string, after: number): number | null {
  const found = rows.find((row) => row.number > after && row.person === me.id && readChat(row).command === command)
  return found?.number ?? null
}

/** The same among lines that are no longer in memory. */
async function longAgo(tables: Tables, table: Table, me: PersonRow, command: string, after: number) {
  if (after >= (table.chat?.since ?? 0)) return null
  return isSaid(await tables.store.chat(table.id, after, OLD), me, command, after)
}

function keep(table: Table, row: ChatRow, tell: typeof publishChat = publishChat): void {
  const { chat } = table
  if (!chat) return
  chat.number = row.number
  if (isGone(row)) return
  chat.recent.push(row)
  if (chat.recent.length > KEPT) chat.since = chat.recent.shift()?.number ?? chat.since
  tell(table, row)
}

async function readOn(tables: Tables, table: Table, tell: typeof publishChat = publishChat): Promise<void> {
  for (let more = true; more && table.chat; ) {
    const rows = await tables.store.chat(table.id, table.chat.number, KEPT)
    for (const row of rows) keep(table, row, tell)
    more = rows.length === KEPT
  }
}

/** Takes in what was said at other processes. */
export const hearChat = (tables: Tables, table: Table): Promise<void> =>
  table.chat ? atTable(table, () => readOn(tables, table)) : Promise.resolve()

/** What the person may read, after a number. For use at the table. */
export async function chatFor(tables: Tables, table: Table, person: string, after: number): Promise<ChatLine[]> {
  const { recent } = await open(tables, table)
  return recent.flatMap((row) => {
    const line = row.number > after ? tellChat(table, row, person) : null
    return line ? [line] : []
  })
}

/** Forgets what a person has said, where it is still in memory and on open pages. */
export function dropChat(table: Table, person: string): void {
  drop(table, (row) => row.person === person)
}

/** Forgets one line in the same way. */
export function dropLine(table: Table, number: number): void {
  drop(table, (row) => row.number === number)
}

function drop({ id, chat, subscribers }: Table, isGone: (row: ChatRow) => boolean): void {
  const numbers = (chat?.recent ?? []).filter(isGone).map(({ number }) => number)
  if (!chat || numbers.length === 0) return
  chat.recent = chat.recent.filter((row) => !isGone(row))
  const text = JSON.stringify({ type: 'unsaid', table: id, numbers } satisfies ServerMessage)
  for (const subscriber of subscribers) subscriber.send(text)
}
