// Lists of tables: one's own, and the public ones.
import type { TableEntry } from '../client/types.ts'
import type { TableRow } from '../store/store.ts'
import { botOn, infoFor, readRow } from '../tables/doc.ts'
import { seatOfPerson } from '../tables/table.ts'
import { type Asked, type Route, route } from './route.ts'
import { ListQuery } from './schemas.ts'

const PAGE = 50

/** Whose turn it is stands in the game, so tables that are going on are looked at. */
async function entry({ house, visitor }: Asked, row: TableRow): Promise<TableEntry> {
  const me = visitor.person.id
  const listed = infoFor(readRow(row), me)
  if (row.status !== 'playing' || listed.seat === null) return { ...listed, yourTurn: false }
  const table = await house.tables.get(row.id)
  const seat = seatOfPerson(table, me)
  const { position, played, record } = table
  const asked =
    seat !== null && position !== null && record.status === 'playing' && botOn(record.doc.seats[seat]) === null
  const yourTurn = asked && played.game.decisions(position.state).some((d) => d.seat === seat)
  return { ...infoFor(record, me), yourTurn }
}

const list = async (asked: Asked, rows: readonly TableRow[]) => ({
  body: await Promise.all(rows.map((row) => entry(asked, row))),
})

const before = (text: string | undefined): number | undefined => (text === undefined ? undefined : Number(text))

export const listRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/api/me/tables',
    summary: 'My games, newest first, with "your turn"',
    answers: 'TableEntry[]',
    query: ListQuery,
    run: async (asked) => {
      const { status, before: text } = asked.query
      const statuses = status ? [status] : (['waiting', 'playing', 'finished'] as const)
      return list(
        asked,
        await asked.house.store.list({
          person: asked.visitor.person.id,
          status: statuses,
          before: before(text),
          limit: PAGE,
        }),
      )
    },
  }),
  route({
    method: 'GET',
    path: '/api/tables',
    summary: 'Public tables: waiting for players (default), playing, or finished',
    answers: 'TableEntry[]',
    query: ListQuery,
    run: async (asked) => {
      const { status = 'waiting', before: text } = asked.query
      return list(
        asked,
        await asked.house.store.list({ listed: true, status: [status], before: before(text), limit: PAGE }),
      )
    },
  }),
]
