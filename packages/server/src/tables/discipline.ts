// What administrators do at a table, where its own people have nothing to say.
import { Refused } from '../refused.ts'
import type { PersonRow } from '../store/store.ts'
import { readRow, seatOf, type TableRecord } from './doc.ts'
import { knownLevel, seatStep } from './lobby.ts'
import type { Table } from './table.ts'
import type { Tables } from './tables.ts'

const PAGE = 200

/** Nobody plays on; the table can still be looked at by those who could before. */
export const closeTable = (tables: Tables, table: Table): Promise<number> =>
  tables.step(table, () => {
    const { record } = table
    if (record.status === 'closed') return table.number
    if (record.status === 'finished') throw new Refused('game-over', 'The game is over: such a table can be deleted.')
    return { body: { kind: 'table', what: 'closed', doc: true }, record: { ...record, status: 'closed' } }
  })

async function* tablesOf(
  tables: Tables,
  person: string,
  status: readonly TableRecord['status'][],
): AsyncGenerator<Table> {
  const all = []
  for (;;) {
    const page = await tables.store.list({ person, status, before: all.at(-1), limit: PAGE })
    all.push(...page)
    if (page.length < PAGE) break
  }
  for (const row of all) if (seatOf(readRow(row).doc, person) !== null) yield tables.get(row.id)
}

/** Bots take the person's seats in games that are going on; at tables that wait the seats are free again. */
export async function handAllToBots(tables: Tables, person: string): Promise<void> {
  for await (const table of tablesOf(tables, person, ['playing']))
    await tables.step(table, () => {
      const { record } = table
      const seat = seatOf(record.doc, person)
      const here = seat === null ? null : record.doc.seats[seat]
      if (seat === null || here?.kind !== 'person' || here.bot !== null || record.status !== 'playing')
        return table.number
      return seatStep(record, seat, { ...here, bot: knownLevel(record.doc.game, undefined) }, 'absent')
    })
}

/** The new name, wherever the person sits. */
export async function renameAtTables(tables: Tables, { id, name }: PersonRow): Promise<void> {
  for await (const table of tablesOf(tables, id, ['waiting', 'playing', 'finished']))
    await tables.step(table, () => {
      const { record } = table
      const seat = seatOf(record.doc, id)
      const here = seat === null ? null : record.doc.seats[seat]
      if (seat === null || here?.kind !== 'person' || here.name === name) return table.number
      const seats = record.doc.seats.map((one, i) => (i === seat ? { ...here, name } : one))
      return {
        body: { kind: 'table', what: 'renamed', doc: true },
        record: { ...record, doc: { ...record.doc, seats } },
      }
    })
}
