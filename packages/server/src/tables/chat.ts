// Talk at the table. It is kept apart from the game, so that a person can have it deleted.
import type { ChatLine } from '../client/types.ts'
import { Refused } from '../refused.ts'
import type { ChatRow, PersonRow } from '../store/store.ts'
import { atTable, type Table } from './table.ts'
import type { Tables } from './tables.ts'
import { type ChatBody, publishChat, readChat, roomOf, tellChat } from './updates.ts'

const LONGEST_CHAT = 500
const KEPT = 200
const RACES = 20

async function open(tables: Tables, table: Table): Promise<NonNullable<Table['chat']>> {
  if (!table.chat) {
    const last = await tables.store.lastChat(table.id)
    const recent = last === 0 ? [] : await tables.store.chat(table.id, Math.max(0, last - KEPT), KEPT)
    table.chat = { number: last, recent }
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

export function say(tables: Tables, table: Table, me: PersonRow, text: string, command: string): Promise<number> {
  const clean = plain(text)
  return atTable(table, async () => {
    const chat = await open(tables, table)
    const before = chat.recent.find((row) => row.person === me.id && readChat(row).command === command)
    if (before) return before.number
    const body: ChatBody = { room: roomOf(table, me.id), name: me.name, text: clean, command }
    for (let race = 0; race < RACES; race++) {
      const row: ChatRow = {
        table: table.id,
        number: chat.number + 1,
        at: table.now(),
        person: me.id,
        body: JSON.stringify(body),
      }
      if (await tables.store.say(row)) {
        keep(table, row)
        return row.number
      }
      await readOn(tables, table)
    }
    throw new Refused('stale', 'Too many are talking at once. Please try again.')
  })
}

function keep(table: Table, row: ChatRow): void {
  if (!table.chat) return
  table.chat.number = row.number
  table.chat.recent = [...table.chat.recent, row].slice(-KEPT)
  publishChat(table, row)
}

async function readOn(tables: Tables, table: Table): Promise<void> {
  if (!table.chat) return
  for (const row of await tables.store.chat(table.id, table.chat.number, KEPT)) keep(table, row)
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

/** Forgets what a person has said, where it is still in memory. */
export function dropChat(table: Table, person: string): void {
  if (table.chat) table.chat.recent = table.chat.recent.filter((row) => row.person !== person)
}
