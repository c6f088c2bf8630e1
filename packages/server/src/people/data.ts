// Everything that is stored of a person: to take away, or to be gone.
import { Refused } from '../refused.ts'
import type { TableRow } from '../store/store.ts'
import { dropChat } from '../tables/chat.ts'
import { infoFor, readRow } from '../tables/doc.ts'
import { leaveTable } from '../tables/lobby.ts'
import { forgetPerson } from '../tables/seats.ts'
import type { Tables } from '../tables/tables.ts'
import { readChat } from '../tables/updates.ts'
import type { People, Visitor } from './people.ts'

const PAGE = 200

async function tablesOf(tables: Tables, person: string): Promise<TableRow[]> {
  const all: TableRow[] = []
  for (;;) {
    const page = await tables.store.list({ person, before: all.at(-1), limit: PAGE })
    all.push(...page)
    if (page.length < PAGE) return all
  }
}

export async function exportPerson(tables: Tables, people: People, visitor: Visitor) {
  const { id, name, key, created } = visitor.person
  const rows = await tablesOf(tables, id)
  const chat = await tables.store.chatOf(id)
  return {
    person: { id, name, claimed: key !== null, created },
    sessions: await people.sessions(visitor),
    tables: rows.map((row) => infoFor(readRow(row), id)),
    chat: chat.map((row) => ({ table: row.table, at: row.at, text: readChat(row).text })),
  }
}

/** Games go on without the person: seats go to bots, names and talk are gone. */
export async function deletePerson(tables: Tables, people: People, visitor: Visitor) {
  const { id } = visitor.person
  for (const row of await tablesOf(tables, id)) {
    const table = await tables.get(row.id)
    dropChat(table, id)
    if (row.status === 'waiting')
      await leaveTable(tables, table, id).catch((error: unknown) => {
        if (!(error instanceof Refused)) throw error
      })
    await forgetPerson(tables, table, id)
  }
  tables.store.whisper(`forget ${id}`)
  return people.remove(visitor)
}
