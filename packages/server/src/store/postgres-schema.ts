import { at } from '@furrow/engine'
import type { Database } from './postgres-database.ts'
import { StoreRefusal } from './store.ts'

/** Each step leads to the next version; what was released is never changed. */
const migrations: readonly string[] = [
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
]

const POSTGRES_VERSION = migrations.length
/** Any number, the same in every process: only one of them migrates at a time. */
const LOCK = 718_2813

/** Brings the database to this program's version; refuses one of a newer program. */
export async function migratePostgres(db: Database): Promise<void> {
  const client = db.client('furrow') // a step may take its time
  try {
    await client.connect()
    await client.query('BEGIN')
    await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK])
    await client.query('CREATE TABLE IF NOT EXISTS furrow_version (version integer NOT NULL)')
    const { rows } = await client.query<{ version: number }>('SELECT version FROM furrow_version')
    const found = rows[0]?.version ?? 0
    if (found > POSTGRES_VERSION)
      throw new StoreRefusal(
        `The database was written by a newer Furrow (version ${found}, this one knows ${POSTGRES_VERSION}): update Furrow.`,
      )
    for (let version = found; version < POSTGRES_VERSION; version++) await client.query(at(migrations, version))
    await client.query('DELETE FROM furrow_version')
    await client.query('INSERT INTO furrow_version VALUES ($1)', [POSTGRES_VERSION])
    await client.query('COMMIT')
  } finally {
    // Without a commit nothing of it stays.
    await client.end().catch(() => undefined)
  }
}
