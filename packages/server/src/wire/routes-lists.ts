// Lists of tables: one's own, and the public ones.
import { at } from '@furrow/engine/core'
import type { TableEntry } from '../client/types.ts'
import { findGame } from '../games.ts'
import type { House } from '../house.ts'
import type { Line, ListQuery as StoredQuery, TableRow } from '../store/store.ts'
import { botOn, infoFor, readRow, seatOf, type TableRecord } from '../tables/doc.ts'
import { readBody } from '../tables/line.ts'
import { type Asked, type Route, route } from './route.ts'
import { ListQuery } from './schemas.ts'

/** All of one's own that are going on should fit, since whose turn it is is looked for there. */
const OWN = 200
const PUBLIC = 50

/** Does the person play there now, without a bot in their place? Then their seat. */
function playsOn({ status, doc }: TableRecord, person: string): number | null {
  const seat = status === 'playing' ? seatOf(doc, person) : null
  if (seat === null || botOn(at(doc.seats, seat)) !== null) return null
  return findGame(doc.game)?.game.rules === doc.rules ? seat : null
}

/** Whose turn it is stands in the last line; a line of the first version does not say, so the game is looked at. */
async function turns({ tables, store }: House, ids: readonly string[]): Promise<Map<string, readonly number[]>> {
  const last = ids.length === 0 ? new Map<string, Line>() : await store.lastLines(ids)
  const found = new Map<string, readonly number[]>()
  for (const id of ids) {
    const line = last.get(id)
    const turn = line && readBody(line).turn
    found.set(id, turn ?? (await turnInGame(tables, id)))
  }
  return found
}

async function turnInGame(tables: House['tables'], id: string): Promise<readonly number[]> {
  const { turn } = await tables.get(id)
  return turn?.seats ?? []
}

async function list({ house, visitor }: Asked, rows: readonly TableRow[]): Promise<{ body: TableEntry[] }> {
  const me = visitor.person.id
  const tables = rows.map((row) => ({ record: readRow(row), changed: row.changed }))
  const played = tables.flatMap(({ record }) => (playsOn(record, me) === null ? [] : [record.id]))
  const turn = await turns(house, played)
  return {
    body: tables.map(({ record, changed }) => {
      const seat = playsOn(record, me)
      return {
        ...infoFor(record, me),
        yourTurn: seat !== null && (turn.get(record.id)?.includes(seat) ?? false),
        changed,
      }
    }),
  }
}

/** The last entry of the page before, as its moment and id; of a moment alone, all of that moment are left out. */
function before(text: string | undefined): StoredQuery['before'] {
  if (text === undefined) return undefined
  const [changed, id = ''] = text.split('.')
  return { changed: Number(changed), id }
}

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
          limit: OWN,
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
        await asked.house.store.list({ listed: true, status: [status], before: before(text), limit: PUBLIC }),
      )
    },
  }),
]
