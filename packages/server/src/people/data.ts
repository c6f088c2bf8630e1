// Everything that is stored of a person: to take away, or to be gone.
import { Refused } from '../refused.ts'
import type { PersonRow, TableRow } from '../store/store.ts'
import { dropChat } from '../tables/chat.ts'
import { infoFor, readRow } from '../tables/doc.ts'
import { leaveTable } from '../tables/lobby.ts'
import { forgetPerson } from '../tables/seats.ts'
import type { Table } from '../tables/table.ts'
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
    series: await people.series(visitor),
    programs: await people.programs(visitor),
    mail: await tables.store.address(id),
    chat: chat.map((row) => ({ table: row.table, at: row.at, text: readChat(row).text })),
  }
}

/** Every table that knows of the person: where they sit, are expected or were, and those they only set up. */
async function* tablesThatKnow(tables: Tables, person: string): AsyncGenerator<Table> {
  for (let after: string | null = ''; after !== null; ) {
    const page: { found: string[]; last: string | null } = await tables.store.tablesWith(person, after, PAGE)
    for (const id of page.found) yield tables.get(id)
    after = page.last
  }
}

/** A guest who does not come any more: as if they had deleted everything, where they sit. Gives the sessions that are over. */
export async function forgetGuest(tables: Tables, people: People, id: string) {
  const person = await tables.store.person(id)
  if (!person) return []
  for (const row of await tablesOf(tables, id)) await forgetPerson(tables, await tables.get(row.id), id)
  dropTalk(tables, id)
  return people.remove({ person })
}

function dropTalk(tables: Tables, id: string): void {
  for (const table of tables.live.values()) {
    dropChat(table, id)
    table.lastSeen.delete(id)
  }
  tables.store.whisper(`forget ${id}`)
}

/** Games go on without the person: seats go to bots, names, talk and programs are gone. Gives the sessions that are over. */
export async function deletePerson(
  tables: Tables,
  people: People,
  who: { person: PersonRow },
): Promise<{ readonly id: string }[]> {
  const { id } = who.person
  const ended: { readonly id: string }[] = []
  // A token that nobody answers for opens nothing.
  for (const program of await tables.store.programsOf(id))
    ended.push(...(await deletePerson(tables, people, { person: program })))
  for await (const table of tablesThatKnow(tables, id)) {
    if (table.record.status === 'waiting')
      await leaveTable(tables, table, id).catch((error: unknown) => {
        if (!(error instanceof Refused)) throw error
      })
    await forgetPerson(tables, table, id)
  }
  dropTalk(tables, id)
  return [...ended, ...(await people.remove(who))]
}
