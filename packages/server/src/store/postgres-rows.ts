// The rows of a PostgreSQL, read and written while no server uses it.
import type { Client } from 'pg'
import { type Database, openDatabase } from './postgres-database.ts'
import { migratePostgres } from './postgres-schema.ts'
import { isOwnSetting, type KindName, kindOf, type Row, type Source, type Target, type Value } from './rows.ts'
import { StoreRefusal } from './store.ts'

const PAGE = 500
/** Big numbers come as texts. */
const NUMBERS = ['created', 'seen', 'changed', 'at', 'until', 'made', 'confirmed', 'sent', 'closed']

const asRow = (name: KindName, raw: Record<string, Value>): Row =>
  Object.fromEntries(
    kindOf(name).columns.map((column): [string, Value] => {
      const value = raw[column] ?? null
      const isNumber = NUMBERS.includes(column) || (name === 'log' && column === 'id')
      return [column, isNumber && value !== null ? Number(value) : value]
    }),
  )

/** Texts in the order of their bytes, as everywhere else. */
const ordered = (name: KindName): string[] =>
  kindOf(name).key.map((column) => (isText(name, column) ? `${column} COLLATE "C"` : column))
const isText = (name: KindName, column: string): boolean => column !== 'number' && !(name === 'log' && column === 'id')

async function* pagesOf(client: Client, name: KindName): AsyncGenerator<Row[]> {
  const { key, columns } = kindOf(name)
  const order = ordered(name).join(', ')
  const sql = `SELECT ${columns.join(', ')} FROM ${name}`
  for (let after: unknown[] = []; ; ) {
    const where = after.length === 0 ? '' : `WHERE (${order}) > (${after.map((_, i) => `$${i + 1}`).join(', ')})`
    const { rows } = await client.query<Record<string, Value>>(`${sql} ${where} ORDER BY ${order} LIMIT ${PAGE}`, after)
    const page = rows.map((raw) => asRow(name, raw))
    yield name === 'settings' ? page.filter((row) => !isOwnSetting(row.key)) : page
    const last = rows.at(-1)
    if (rows.length < PAGE || !last) return
    after = key.map((column) => last[column])
  }
}

interface Opened {
  db: Database
  client: Client
}

/** Connects, brings the schema forward, and sees that nobody else is there. */
async function open(url: string): Promise<Opened> {
  const db = openDatabase(url)
  const client = db.client('furrow copying')
  try {
    await migratePostgres(db)
    await client.connect()
    const { rows } = await client.query<{ n: string }>(
      `SELECT count(*) AS n FROM pg_stat_activity
       WHERE datname = current_database() AND application_name IN ('furrow listening', 'furrow copying') AND pid <> pg_backend_pid()`,
    )
    const n = Number(rows[0]?.n)
    if (n > 0)
      throw new StoreRefusal(
        `${n === 1 ? 'A process' : `${n} processes`} of Furrow ${n === 1 ? 'uses' : 'use'} the database at ${placeOf(url)}: stop every furrow serve and furrow work first.`,
      )
    return { db, client }
  } catch (error) {
    await client.end().catch(() => undefined)
    await db.close()
    if (error instanceof StoreRefusal) throw error
    throw new StoreRefusal(
      `The database at ${placeOf(url)} cannot be used: ${error instanceof Error ? error.message : error}`,
    )
  }
}

/** Without the password. */
export const placeOf = (url: string): string => {
  const { host, pathname } = new URL(url)
  return `${host}${pathname}`
}

const closing =
  ({ db, client }: Opened) =>
  async () => {
    await client.end()
    await db.close()
  }

export async function openPostgresRows(url: string): Promise<Source> {
  const opened = await open(url)
  // One moment of everything, whatever is written meanwhile.
  await opened.client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
  return { pages: (name) => pagesOf(opened.client, name), close: closing(opened) }
}

/** A database in which there is nothing yet. */
export async function newPostgresRows(url: string): Promise<Target> {
  const opened = await open(url)
  const { client } = opened
  const { rows } = await client.query<{ n: string }>(
    'SELECT (SELECT count(*) FROM people) + (SELECT count(*) FROM tables) AS n',
  )
  if (Number(rows[0]?.n) > 0) {
    await closing(opened)()
    throw new StoreRefusal(`The database at ${placeOf(url)} holds people or tables already: copy into an empty one.`)
  }
  await client.query('BEGIN')
  await client.query('DELETE FROM settings') // of a server that was started here, and never used
  return {
    pages: (name) => pagesOf(client, name),
    async write(name, given) {
      const columns = kindOf(name).columns.join(', ')
      const until = name === 'jobs' ? ', until' : ''
      await client.query(
        `INSERT INTO ${name} (${columns}${until}) OVERRIDING SYSTEM VALUE
         SELECT ${columns}${until && ', 0'} FROM json_populate_recordset(NULL::${name}, $1)`,
        [JSON.stringify(given)],
      )
    },
    async keep() {
      await client.query("SELECT setval(pg_get_serial_sequence('log', 'id'), (SELECT max(id) FROM log))")
      await client.query('COMMIT')
    },
    close: closing(opened), // without a commit nothing of it stays
  }
}
