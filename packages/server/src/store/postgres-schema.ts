import { at } from '@furrow/engine/core'
import type { Client } from 'pg'
import type { Database } from './postgres-database.ts'
import { StoreRefusal } from './store.ts'

/** Each step leads to the next version; what was released is never changed. */
export const migrations: readonly string[] = [
  `
  CREATE TABLE settings (key text PRIMARY KEY, value text NOT NULL);
  CREATE TABLE tables (
    id text PRIMARY KEY, code text NOT NULL UNIQUE, invite text NOT NULL UNIQUE, status text NOT NULL,
    listed boolean NOT NULL, changed bigint NOT NULL, doc text NOT NULL, snapshot_number integer, snapshot text
  );
  CREATE INDEX tables_listed ON tables (status, changed) WHERE listed;
  CREATE TABLE seats (person text, table_id text, PRIMARY KEY (person, table_id));
  CREATE INDEX seats_table ON seats (table_id);
  CREATE TABLE lines (table_id text, number integer, at bigint NOT NULL, body text NOT NULL, PRIMARY KEY (table_id, number));
  CREATE TABLE jobs (table_id text PRIMARY KEY, at bigint NOT NULL, owner text, until bigint NOT NULL);
  CREATE INDEX jobs_at ON jobs (at);
  CREATE TABLE chat (table_id text, number integer, at bigint NOT NULL, person text NOT NULL, body text NOT NULL, PRIMARY KEY (table_id, number));
  CREATE INDEX chat_person ON chat (person);
  CREATE TABLE people (id text PRIMARY KEY, name text NOT NULL, key text UNIQUE, password text, created bigint NOT NULL);
  CREATE TABLE sessions (id text PRIMARY KEY, person text NOT NULL, created bigint NOT NULL, seen bigint NOT NULL, device text NOT NULL);
  CREATE INDEX sessions_person ON sessions (person);
  `,
  `
  CREATE TABLE series (person text PRIMARY KEY, changed bigint NOT NULL, body text NOT NULL);
  `,
  `
  CREATE TABLE marks (person text, mark text, at bigint NOT NULL, until bigint, note text NOT NULL, PRIMARY KEY (person, mark));
  CREATE TABLE links (
    id text PRIMARY KEY, kind text NOT NULL, person text, made bigint NOT NULL, until bigint, uses integer NOT NULL, note text NOT NULL
  );
  CREATE INDEX links_person ON links (person);
  CREATE TABLE addresses (person text PRIMARY KEY, address text NOT NULL, confirmed bigint, language text NOT NULL, turns boolean NOT NULL);
  CREATE TABLE mails (
    id text PRIMARY KEY, person text NOT NULL, kind text NOT NULL, table_id text NOT NULL, at bigint NOT NULL, sent bigint,
    tries integer NOT NULL, body text NOT NULL
  );
  CREATE INDEX mails_due ON mails (at) WHERE sent IS NULL;
  CREATE INDEX mails_person ON mails (person);
  CREATE INDEX mails_table ON mails (table_id);
  CREATE TABLE reports (
    id text PRIMARY KEY, at bigint NOT NULL, person text NOT NULL, about text NOT NULL, table_id text NOT NULL, chat integer,
    body text NOT NULL, closed bigint
  );
  CREATE INDEX reports_about ON reports (about);
  CREATE INDEX reports_table ON reports (table_id);
  CREATE TABLE log (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, at bigint NOT NULL, kind text NOT NULL, actor text NOT NULL, actor_name text NOT NULL,
    what text NOT NULL, about text NOT NULL, name text NOT NULL, more text NOT NULL
  );
  CREATE INDEX log_kind ON log (kind, id);
  `,
  `
  CREATE TABLE programs (program text PRIMARY KEY, maker text NOT NULL);
  CREATE INDEX programs_maker ON programs (maker);
  `,
  `
  CREATE UNLOGGED TABLE budgets (key text PRIMARY KEY, tokens double precision NOT NULL, at double precision NOT NULL, whole double precision NOT NULL);
  CREATE INDEX budgets_whole ON budgets (whole);
  `,
]

/** Any number, the same in every process: only one of them migrates at a time. */
const LOCK = 718_2813

/** So long a step may keep those waiting who play on at older processes, while it waits itself for somebody else. */
const IN_THE_WAY_MS = 500
/** What PostgreSQL says then. */
const LOCKED = '55P03'
const TRIES = 60
const sleep = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))

/** Brings the database to this program's version, while older processes go on; refuses one of a newer program. */
export async function migratePostgres(db: Database, steps: readonly string[] = migrations): Promise<void> {
  for (let tries = 1; ; tries++) {
    const client = db.client('furrow') // a step may take its time
    try {
      await client.connect()
      await migrate(client, steps)
      return
    } catch (error) {
      if (tries >= TRIES || !(error instanceof Error && 'code' in error && error.code === LOCKED)) throw error
    } finally {
      // Without a commit nothing of it stays.
      await client.end().catch(() => undefined)
    }
    await sleep(IN_THE_WAY_MS)
  }
}

async function migrate(client: Client, steps: readonly string[]): Promise<void> {
  await client.query('BEGIN')
  await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK])
  await client.query('CREATE TABLE IF NOT EXISTS furrow_version (version integer NOT NULL)')
  const { rows } = await client.query<{ version: number }>('SELECT version FROM furrow_version')
  const found = rows[0]?.version ?? 0
  if (found > steps.length)
    throw new StoreRefusal(
      `The database was written by a newer Furrow (version ${found}, this one knows ${steps.length}): update Furrow.`,
    )
  if (found < steps.length) {
    // Whoever waits for a lock has everybody else wait behind it: better to let them pass and to try again.
    await client.query(`SET LOCAL lock_timeout = ${IN_THE_WAY_MS}`)
    for (let version = found; version < steps.length; version++) await client.query(at(steps, version))
    await client.query('DELETE FROM furrow_version')
    await client.query('INSERT INTO furrow_version VALUES ($1)', [steps.length])
  }
  await client.query('COMMIT')
}
