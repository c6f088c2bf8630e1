import type { DatabaseSync } from 'node:sqlite'
import { at } from '@furrow/engine/core'
import { StoreRefusal } from './store.ts'

/** Each step leads to the next version; what was released is never changed. */
const migrations: readonly string[] = [
  `
  CREATE TABLE settings (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE tables (
    id TEXT PRIMARY KEY, code TEXT NOT NULL UNIQUE, invite TEXT NOT NULL UNIQUE, status TEXT NOT NULL,
    listed INTEGER NOT NULL, changed INTEGER NOT NULL, doc TEXT NOT NULL, snapshot_number INTEGER, snapshot BLOB
  ) WITHOUT ROWID;
  CREATE INDEX tables_listed ON tables (status, changed) WHERE listed = 1;
  CREATE TABLE seats (person TEXT, table_id TEXT, PRIMARY KEY (person, table_id)) WITHOUT ROWID;
  CREATE INDEX seats_table ON seats (table_id);
  CREATE TABLE journal (id INTEGER PRIMARY KEY, table_id TEXT NOT NULL, number INTEGER NOT NULL, at INTEGER NOT NULL, body TEXT NOT NULL);
  CREATE TABLE chunks (table_id TEXT, first INTEGER, last INTEGER NOT NULL, body BLOB NOT NULL, PRIMARY KEY (table_id, first)) WITHOUT ROWID;
  CREATE TABLE jobs (table_id TEXT PRIMARY KEY, at INTEGER NOT NULL, owner TEXT, until INTEGER NOT NULL) WITHOUT ROWID;
  CREATE TABLE chat (table_id TEXT, number INTEGER, at INTEGER NOT NULL, person TEXT NOT NULL, body TEXT NOT NULL, PRIMARY KEY (table_id, number)) WITHOUT ROWID;
  CREATE INDEX chat_person ON chat (person);
  CREATE TABLE people (id TEXT PRIMARY KEY, name TEXT NOT NULL, key TEXT UNIQUE, password TEXT, created INTEGER NOT NULL) WITHOUT ROWID;
  CREATE TABLE sessions (id TEXT PRIMARY KEY, person TEXT NOT NULL, created INTEGER NOT NULL, seen INTEGER NOT NULL, device TEXT NOT NULL) WITHOUT ROWID;
  CREATE INDEX sessions_person ON sessions (person);
  `,
  `
  CREATE TABLE series (person TEXT PRIMARY KEY, changed INTEGER NOT NULL, body TEXT NOT NULL) WITHOUT ROWID;
  `,
  `
  CREATE TABLE marks (person TEXT, mark TEXT, at INTEGER NOT NULL, until INTEGER, note TEXT NOT NULL, PRIMARY KEY (person, mark)) WITHOUT ROWID;
  CREATE TABLE links (
    id TEXT PRIMARY KEY, kind TEXT NOT NULL, person TEXT, made INTEGER NOT NULL, until INTEGER, uses INTEGER NOT NULL, note TEXT NOT NULL
  ) WITHOUT ROWID;
  CREATE INDEX links_person ON links (person);
  CREATE TABLE addresses (person TEXT PRIMARY KEY, address TEXT NOT NULL, confirmed INTEGER, language TEXT NOT NULL, turns INTEGER NOT NULL) WITHOUT ROWID;
  CREATE TABLE mails (
    id TEXT PRIMARY KEY, person TEXT NOT NULL, kind TEXT NOT NULL, table_id TEXT NOT NULL, at INTEGER NOT NULL, sent INTEGER,
    tries INTEGER NOT NULL, body TEXT NOT NULL
  ) WITHOUT ROWID;
  CREATE INDEX mails_due ON mails (at) WHERE sent IS NULL;
  CREATE INDEX mails_person ON mails (person);
  CREATE INDEX mails_table ON mails (table_id);
  CREATE TABLE reports (
    id TEXT PRIMARY KEY, at INTEGER NOT NULL, person TEXT NOT NULL, about TEXT NOT NULL, table_id TEXT NOT NULL, chat INTEGER,
    body TEXT NOT NULL, closed INTEGER
  ) WITHOUT ROWID;
  CREATE INDEX reports_about ON reports (about);
  CREATE INDEX reports_table ON reports (table_id);
  CREATE TABLE log (
    id INTEGER PRIMARY KEY, at INTEGER NOT NULL, kind TEXT NOT NULL, actor TEXT NOT NULL, actor_name TEXT NOT NULL, what TEXT NOT NULL,
    about TEXT NOT NULL, name TEXT NOT NULL, more TEXT NOT NULL
  );
  CREATE INDEX log_kind ON log (kind, id);
  CREATE TABLE orders (id TEXT PRIMARY KEY, at INTEGER NOT NULL, body TEXT NOT NULL, answer TEXT) WITHOUT ROWID;
  `,
  `
  CREATE TABLE programs (program TEXT PRIMARY KEY, maker TEXT NOT NULL) WITHOUT ROWID;
  CREATE INDEX programs_maker ON programs (maker);
  `,
]

export const SQLITE_VERSION = migrations.length

/** Brings the file to this program's version; refuses a file of a newer one. */
export function migrateSqlite(db: DatabaseSync): void {
  const { user_version: found } = db.prepare('PRAGMA user_version').get() as { user_version: number }
  if (found > SQLITE_VERSION)
    throw new StoreRefusal(
      `The data was written by a newer Furrow (version ${found} of the file, this one knows ${SQLITE_VERSION}): update Furrow.`,
    )
  for (let version = found; version < SQLITE_VERSION; version++) {
    db.exec('BEGIN IMMEDIATE')
    db.exec(at(migrations, version))
    db.exec(`PRAGMA user_version = ${version + 1}`)
    db.exec('COMMIT')
  }
}
