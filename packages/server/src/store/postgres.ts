// The store to grow with: PostgreSQL, and any number of processes on it.
import { randomBytes } from 'node:crypto'
import { postgresAdmin } from './postgres-admin.ts'
import { appender, writePeople } from './postgres-append.ts'
import { spend } from './postgres-budgets.ts'
import { type Database, openDatabase } from './postgres-database.ts'
import { openNotices } from './postgres-notify.ts'
import { postgresPeople } from './postgres-people.ts'
import { migratePostgres } from './postgres-schema.ts'
import { postgresUpkeep } from './postgres-upkeep.ts'
import { type ChatRow, type Line, type ListQuery, type Store, StoreRefusal, type TableRow } from './store.ts'

interface RawRow extends Omit<TableRow, 'changed'> {
  changed: string
}

interface RawTable extends RawRow {
  snapshot_number: number | null
  snapshot: string | null
  later: RawLater
}

/** Number, moment and body of each line. */
type RawLater = [number, number, string][]

const people = 'ARRAY(SELECT person FROM seats WHERE table_id = id) AS people'
/** Without the snapshots, which are most of what is stored of a table. */
const rowOnly = `SELECT id, code, invite, status, listed, changed, doc, ${people} FROM tables`

/** The lines above a number, in the same statement as the row: one statement sees one moment. */
const laterThan = (number: string): string =>
  `COALESCE((SELECT json_agg(json_build_array(number, at, body) ORDER BY number) FROM lines
             WHERE table_id = tables.id AND number > ${number}), '[]'::json) AS later`

const asLines = (later: RawLater): Line[] => later.map(([number, at, body]) => ({ number, at, body }))

const asRow = ({ id, code, invite, status, listed, changed, people, doc }: RawRow): TableRow => ({
  id,
  code,
  invite,
  status,
  listed,
  changed: Number(changed),
  people,
  doc,
})

interface RawChat {
  table_id: string
  number: number
  at: string
  person: string
  body: string
}
const asChat = ({ table_id, number, at, person, body }: RawChat): ChatRow => ({
  table: table_id,
  number,
  at: Number(at),
  person,
  body,
})

/** Connects, or says why not with a `StoreRefusal`. */
export async function openPostgresStore(url: string): Promise<Store> {
  const db = openDatabase(url)
  try {
    await migratePostgres(db)
    return await postgresStore(db)
  } catch (error) {
    await db.close()
    if (error instanceof StoreRefusal) throw error
    throw new StoreRefusal(`The database cannot be used: ${error instanceof Error ? error.message : error}`)
  }
}

async function postgresStore(db: Database): Promise<Store> {
  const notices = await openNotices(db, randomBytes(6).toString('hex'))
  const steps = appender(db, (won) => {
    for (const { table, line } of won) notices.tell(table, line.number)
  })

  const idWhere = async (column: 'code' | 'invite', value: string): Promise<string | null> => {
    const { rows } = await db.query<{ id: string }>(`SELECT id FROM tables WHERE ${column} = $1`, [value])
    return rows[0]?.id ?? null
  }
  const lines = async (table: string, after: number, limit: number): Promise<Line[]> => {
    const { rows } = await db.query<{ number: number; at: string; body: string }>(
      'SELECT number, at, body FROM lines WHERE table_id = $1 AND number > $2 ORDER BY number LIMIT $3',
      [table, after, limit],
    )
    return rows.map(({ number, at, body }) => ({ number, at: Number(at), body }))
  }
  async function list({ person, status, listed, before, limit }: ListQuery): Promise<TableRow[]> {
    const { rows } = await db.query<RawRow>(
      `${rowOnly} WHERE ($1::text IS NULL OR id IN (SELECT table_id FROM seats WHERE person = $1))
       AND ($2::text[] IS NULL OR status = ANY($2)) AND ($3::boolean IS NULL OR listed = $3)
       AND ($4::bigint IS NULL OR (changed, id) < ($4, $5::text)) ORDER BY changed DESC, id DESC LIMIT $6`,
      [person ?? null, status ?? null, listed ?? null, before?.changed ?? null, before?.id ?? null, limit],
    )
    return rows.map(asRow)
  }

  return {
    kind: 'postgres',
    ...postgresPeople(db),
    ...postgresUpkeep(db),
    ...postgresAdmin(db),
    createTable: (row) =>
      db.transaction(async (client) => {
        const { rowCount } = await client.query(
          'INSERT INTO tables VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (id) DO NOTHING',
          [row.id, row.code, row.invite, row.status, row.listed, row.changed, row.doc],
        )
        if (rowCount === 1) await writePeople(client, row)
        return rowCount === 1
      }),
    async table(id) {
      const sql = `SELECT *, ${people}, ${laterThan('COALESCE(snapshot_number, 0)')} FROM tables WHERE id = $1`
      const [row] = (await db.query<RawTable>(sql, [id])).rows
      if (!row) return null
      const { snapshot_number: number, snapshot: body } = row
      const snapshot = number === null || body === null ? null : { number, body }
      return { row: asRow(row), snapshot, lines: asLines(row.later) }
    },
    async since(id, after) {
      const sql = `SELECT id, code, invite, status, listed, changed, doc, ${people}, ${laterThan('$2')} FROM tables WHERE id = $1`
      const [row] = (await db.query<RawRow & { later: RawLater }>(sql, [id, after])).rows
      return row ? { row: asRow(row), lines: asLines(row.later) } : null
    },
    async row(id) {
      const [row] = (await db.query<RawRow>(`${rowOnly} WHERE id = $1`, [id])).rows
      return row ? asRow(row) : null
    },
    tableByCode: (code) => idWhere('code', code),
    tableByInvite: (invite) => idWhere('invite', invite),
    list,
    async tablesWith(text, after, limit) {
      const { rows } = await db.query<{ id: string; found: number }>(
        'SELECT id, strpos(doc, $1) AS found FROM tables WHERE id > $2 ORDER BY id LIMIT $3',
        [text, after, limit],
      )
      const found = rows.flatMap((row) => (row.found > 0 ? [row.id] : []))
      return { found, last: rows.length < limit ? null : (rows.at(-1)?.id ?? null) }
    },
    lines,
    async heads(ids) {
      const { rows } = await db.query<{ id: string; number: number | null }>(
        'SELECT id, (SELECT max(number) FROM lines WHERE table_id = id) AS number FROM unnest($1::text[]) AS id',
        [ids],
      )
      return new Map(rows.map(({ id, number }) => [id, number ?? 0]))
    },
    async lastLines(ids) {
      const { rows } = await db.query<{ id: string; number: number; at: string; body: string }>(
        `SELECT id, number, at, body FROM unnest($1::text[]) AS id CROSS JOIN LATERAL
           (SELECT number, at, body FROM lines WHERE table_id = id ORDER BY number DESC LIMIT 1) AS last`,
        [ids],
      )
      return new Map(rows.map(({ id, number, at, body }) => [id, { number, at: Number(at), body }]))
    },
    append: (step) => steps.append(step),

    async say({ table, number, at, person, body }) {
      const { rowCount } = await db.query('INSERT INTO chat VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING', [
        table,
        number,
        at,
        person,
        body,
      ])
      if (rowCount === 1) notices.tell(table, -1)
      return rowCount === 1
    },
    async chat(table, after, limit) {
      const sql = 'SELECT * FROM chat WHERE table_id = $1 AND number > $2 ORDER BY number LIMIT $3'
      return (await db.query<RawChat>(sql, [table, after, limit])).rows.map(asChat)
    },
    async chatOf(person) {
      return (await db.query<RawChat>('SELECT * FROM chat WHERE person = $1 ORDER BY at', [person])).rows.map(asChat)
    },
    async lastChat(table) {
      const sql = 'SELECT max(number) AS number FROM chat WHERE table_id = $1'
      return (await db.query<{ number: number | null }>(sql, [table])).rows[0]?.number ?? 0
    },
    async chatHeads(ids) {
      const { rows } = await db.query<{ table_id: string; number: number }>(
        'SELECT table_id, max(number) AS number FROM chat WHERE table_id = ANY($1) GROUP BY table_id',
        [ids],
      )
      return new Map(rows.map(({ table_id, number }) => [table_id, number]))
    },

    async takeJobs(owner, now, until, limit) {
      const { rows } = await db.query<{ table_id: string; at: string }>(
        `UPDATE jobs SET owner = $1, until = $3 WHERE table_id IN (
           SELECT table_id FROM jobs WHERE at <= $2 AND until <= $2 ORDER BY at LIMIT $4 FOR UPDATE SKIP LOCKED
         ) RETURNING table_id, at`,
        [owner, now, until, limit],
      )
      return rows.map(({ table_id, at }) => ({ table: table_id, at: Number(at) }))
    },
    async moveJob({ table, at }, to) {
      if (to === null) await db.query('DELETE FROM jobs WHERE table_id = $1 AND at = $2', [table, at])
      else {
        const sql = 'UPDATE jobs SET at = $3, owner = NULL, until = 0 WHERE table_id = $1 AND at = $2'
        await db.query(sql, [table, at, to])
      }
    },
    async releaseJobs(owner, now) {
      const sql = 'UPDATE jobs SET owner = NULL, until = 0, at = LEAST(at, $2) WHERE owner = $1'
      await db.query(sql, [owner, now])
    },
    async holdJob(table, owner, now, until) {
      const { rowCount } = await db.query(
        'UPDATE jobs SET owner = $2, until = $4 WHERE table_id = $1 AND (owner = $2 OR until <= $3)',
        [table, owner, now, until],
      )
      return rowCount === 1
    },

    spend: (key, rate, cost) => spend(db, key, rate, cost),
    async counts() {
      const { rows } = await db.query<{ tables: string; people: string }>(
        'SELECT (SELECT count(*) FROM tables) AS tables, (SELECT count(*) FROM people) AS people',
      )
      return { tables: Number(rows[0]?.tables), people: Number(rows[0]?.people) }
    },
    onOrder() {
      // Whoever wants something opens a store of their own.
    },
    onRestored() {
      // PostgreSQL has its own ways.
    },
    onGone() {
      // It comes back, and so do we.
    },
    hear: (listener) => notices.hear(listener),
    whisper: (text) => notices.whisper(text),
    overhear: (listener) => notices.overhear(listener),
    onHearing: (listener) => notices.onHearing(listener),
    async close() {
      await steps.idle()
      await notices.close()
      await db.close()
    },
  }
}
