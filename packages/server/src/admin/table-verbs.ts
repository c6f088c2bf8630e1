// What administrators do about tables and talk. Of a game they are told no more than everybody.
import Type from 'typebox'
import type { AdminLine, AdminTable } from '../client/admin.ts'
import { oneOf, text } from '../options.ts'
import { Refused } from '../refused.ts'
import type { TableRow } from '../store/store.ts'
import { dropLine } from '../tables/chat.ts'
import { closeTable } from '../tables/discipline.ts'
import { readRow } from '../tables/doc.ts'
import { isGone, readChat } from '../tables/updates.ts'
import { findPerson, noteDeed, type Office } from './office.ts'
import { type Verb, verb } from './verb.ts'
import { columns, moment } from './words.ts'

const closed = { additionalProperties: false }
const Id = Type.String({ minLength: 1, maxLength: 40 })
const OneTable = Type.Object({ table: Id }, closed)
const PAGE = 100
const LINES = 500

function asTable(row: TableRow): AdminTable {
  const { id, status, doc } = readRow(row)
  return {
    id,
    game: doc.game,
    status,
    public: doc.public,
    pace: doc.pace,
    created: doc.created,
    changed: row.changed,
    seats: doc.seats.map((seat) => {
      if (seat.kind === 'person') return { kind: 'person', name: seat.name, person: seat.person, bot: seat.bot }
      return { kind: seat.kind, name: seat.kind === 'open' ? null : seat.name, person: null, bot: null }
    }),
  }
}

async function mustBeRow({ store }: Office, id: string): Promise<TableRow> {
  const row = await store.row(id)
  if (!row) throw new Refused('not-found', 'There is no such table.')
  return row
}

const who = ({ seats }: AdminTable): string => seats.map(({ name }) => name ?? '-').join(', ')

export const tableVerbs: readonly Verb[] = [
  verb({
    name: 'tables',
    summary: 'Lists tables, private ones too, newest first',
    answers: 'AdminTable[]',
    words: [],
    options: {
      status: oneOf(['waiting', 'playing', 'finished', 'closed'], 'only those', null),
      person: text('PERSON', 'only those at which this person sits', null),
      before: text('ID', 'only those that come after this one in the list', null),
    },
    body: Type.Object(
      {
        status: Type.Optional(
          Type.Union([
            Type.Literal('waiting'),
            Type.Literal('playing'),
            Type.Literal('finished'),
            Type.Literal('closed'),
          ]),
        ),
        person: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
        before: Type.Optional(Id),
      },
      closed,
    ),
    async run(office, _, { status, person, before }) {
      const last = before === undefined ? undefined : await mustBeRow(office, before)
      const sits = person === undefined ? undefined : (await findPerson(office, person)).id
      const rows = await office.store.list({ person: sits, status: status && [status], before: last, limit: PAGE })
      return rows.map(asTable)
    },
    tell: (tables) =>
      columns(
        tables.map((table) => [
          table.id,
          table.status,
          table.public ? 'public' : 'private',
          table.game,
          moment(table.changed),
          who(table),
        ]),
        'There are no tables.',
      ),
  }),
  verb({
    name: 'close-table',
    summary: 'Ends a table: nobody plays on, and it leaves the lists',
    answers: '{ id }',
    words: ['table'],
    body: OneTable,
    async run(office, actor, wish) {
      const table = await office.tables.get(wish.table)
      if (table.record.status === 'closed') throw new Refused('wrong-moment', 'This table is closed already.')
      await closeTable(office.tables, table)
      await noteDeed(office, actor, 'close-table', { about: table.id })
      return { id: table.id }
    },
    tell: ({ id }) => `Table ${id} is closed.`,
  }),
  verb({
    name: 'delete-table',
    summary: 'Deletes a table with its game and its talk',
    answers: '{ id }',
    words: ['table'],
    body: OneTable,
    async run(office, actor, wish) {
      const { tables, store } = office
      const table = await tables.get(wish.table)
      const { status } = table.record
      // Whoever would write next finds it closed.
      if (status === 'waiting' || status === 'playing') await closeTable(tables, table)
      await store.deleteTable(table.id)
      tables.drop(table.id)
      store.whisper(`gone ${table.id}`)
      await noteDeed(office, actor, 'delete-table', { about: table.id })
      return { id: table.id }
    },
    tell: ({ id }) => `Nothing is stored of table ${id} any more.`,
  }),
  verb({
    name: 'talk',
    summary: 'What was said at a table, of those who sit there and those who watch',
    answers: 'AdminLine[]',
    words: ['table'],
    body: OneTable,
    async run(office, _, { table }): Promise<AdminLine[]> {
      const { store } = office
      await mustBeRow(office, table)
      const last = await store.lastChat(table)
      const rows = await store.chat(table, Math.max(0, last - LINES), LINES)
      return rows
        .filter((row) => !isGone(row))
        .map((row) => {
          const { name, text: said, room } = readChat(row)
          return { number: row.number, at: row.at, person: row.person, name, room, text: said }
        })
    },
    tell: (lines) =>
      columns(
        lines.map(({ number, at, name, text: said }) => [String(number), moment(at), name, said]),
        'Nothing was said.',
      ),
  }),
  verb({
    name: 'delete-line',
    summary: 'Deletes a line of talk, also from open pages',
    answers: '{ table, number }',
    words: ['table', 'number'],
    body: Type.Object({ table: Id, number: Type.Integer({ minimum: 1, maximum: 1_000_000 }) }, closed),
    async run(office, actor, { table: id, number }) {
      const { store, tables } = office
      await mustBeRow(office, id)
      if (!(await store.unsay(id, number)))
        throw new Refused('not-found', `There is no line ${number} of talk at this table.`)
      const table = tables.live.get(id)
      if (table) dropLine(table, number)
      store.whisper(`unsaid ${id} ${number}`)
      await noteDeed(office, actor, 'delete-line', { about: id, more: String(number) })
      return { table: id, number }
    },
    tell: ({ number }) => `Line ${number} is gone.`,
  }),
]
