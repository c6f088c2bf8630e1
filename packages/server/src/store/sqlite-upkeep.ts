// Everything there is in the SQLite file, a little at a time. Runs in the store's own thread.
import type { DatabaseSync } from 'node:sqlite'
import type { TableRow } from './store.ts'
import type { PersonAge, SessionAge, TableAge } from './upkeep-store.ts'

export function sqliteUpkeep(db: DatabaseSync) {
  const prepared = {
    tables: db.prepare('SELECT id, status, changed, doc FROM tables WHERE id > ? ORDER BY id LIMIT ?'),
    people: db.prepare(
      `SELECT id, key, password, created, (SELECT max(seen) FROM sessions WHERE person = people.id) AS seen,
              EXISTS (SELECT 1 FROM marks WHERE person = people.id) AS marked
       FROM people WHERE id > ? ORDER BY id LIMIT ?`,
    ),
    sessions: db.prepare('SELECT id, seen FROM sessions WHERE id > ? ORDER BY id LIMIT ?'),
    bytes: db.prepare('SELECT page_count * page_size AS n FROM pragma_page_count, pragma_page_size'),
  }
  return {
    tablesAfter: (id: string, limit: number): TableAge[] =>
      prepared.tables.all(id, limit).map((raw) => ({
        id: String(raw.id),
        status: raw.status as TableRow['status'], // only such were written
        changed: Number(raw.changed),
        doc: String(raw.doc),
      })),
    peopleAfter: (id: string, limit: number): PersonAge[] =>
      prepared.people.all(id, limit).map((raw) => ({
        id: String(raw.id),
        kind: raw.password !== null ? 'claimed' : raw.key !== null ? 'program' : 'guest',
        created: Number(raw.created),
        seen: raw.seen === null ? null : Number(raw.seen),
        marked: raw.marked === 1,
      })),
    sessionsAfter: (id: string, limit: number): SessionAge[] =>
      prepared.sessions.all(id, limit).map((raw) => ({ id: String(raw.id), seen: Number(raw.seen) })),
    bytes: (): number => Number(prepared.bytes.get()?.n),
  }
}
