// Everything there is in PostgreSQL, a little at a time; and who looks after it.
import { dropWhole } from './postgres-budgets.ts'
import type { Database } from './postgres-database.ts'
import type { TableRow } from './store.ts'
import type { UpkeepStore } from './upkeep-store.ts'

interface RawPerson {
  id: string
  key: string | null
  password: string | null
  created: string
  seen: string | null
  marked: boolean
}

export const postgresUpkeep = (db: Database): UpkeepStore => ({
  async tablesAfter(id, limit) {
    const sql = 'SELECT id, status, changed, doc FROM tables WHERE id > $1 ORDER BY id LIMIT $2'
    const { rows } = await db.query<Omit<TableRow, 'changed'> & { changed: string }>(sql, [id, limit])
    return rows.map((row) => ({ id: row.id, status: row.status, changed: Number(row.changed), doc: row.doc }))
  },
  async peopleAfter(id, limit) {
    const { rows } = await db.query<RawPerson>(
      `SELECT id, key, password, created, (SELECT max(seen) FROM sessions WHERE person = people.id) AS seen,
              EXISTS (SELECT 1 FROM marks WHERE person = people.id) AS marked
       FROM people WHERE id > $1 ORDER BY id LIMIT $2`,
      [id, limit],
    )
    return rows.map((row) => ({
      id: row.id,
      kind: row.password !== null ? 'claimed' : row.key !== null ? 'program' : 'guest',
      created: Number(row.created),
      seen: row.seen === null ? null : Number(row.seen),
      marked: row.marked,
    }))
  },
  async sessionsAfter(id, limit) {
    const sql = 'SELECT id, seen FROM sessions WHERE id > $1 ORDER BY id LIMIT $2'
    const { rows } = await db.query<{ id: string; seen: string }>(sql, [id, limit])
    return rows.map((row) => ({ id: row.id, seen: Number(row.seen) }))
  },
  async bytes() {
    const { rows } = await db.query<{ n: string }>('SELECT pg_database_size(current_database()) AS n')
    return Number(rows[0]?.n)
  },
  async takeDuty(duty, owner, now, until) {
    // Owner and end stand in one text, as every setting is one.
    const { rowCount } = await db.query(
      `INSERT INTO settings VALUES ($1, $2 || ' ' || $4::bigint) ON CONFLICT (key) DO UPDATE SET value = excluded.value
       WHERE split_part(settings.value, ' ', 1) = $2 OR split_part(settings.value, ' ', 2)::bigint <= $3`,
      [`duty ${duty}`, owner, now, until],
    )
    return rowCount === 1
  },
  tidy: (limit) => dropWhole(db, limit),
})
