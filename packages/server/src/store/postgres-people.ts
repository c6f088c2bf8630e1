// People and their sessions in PostgreSQL.
import { at } from '@furrow/engine/core'
import type { Database } from './postgres-database.ts'
import type { PersonRow, SeriesRow, SessionRow, Store } from './store.ts'

type People = Pick<
  Store,
  | 'series'
  | 'keepSeries'
  | 'keepMaker'
  | 'programsOf'
  | 'setting'
  | 'createPerson'
  | 'person'
  | 'personByKey'
  | 'savePerson'
  | 'deletePerson'
  | 'createSession'
  | 'session'
  | 'sessions'
  | 'openSessions'
  | 'touchSession'
  | 'endSession'
>

/** As PostgreSQL gives it: its big numbers are texts. */
type Raw<T> = { [K in keyof T]: T[K] extends number ? string | number : T[K] }

const asPerson = ({ id, name, key, password, created }: Raw<PersonRow>): PersonRow => ({
  id,
  name,
  key,
  password,
  created: Number(created),
})
const asSession = ({ id, person, created, seen, device }: Raw<SessionRow>): SessionRow => ({
  id,
  person,
  created: Number(created),
  seen: Number(seen),
  device,
})

/** A key that is taken already. */
const isTaken = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '23505'

const dropPerson = [
  'DELETE FROM people WHERE id = $1',
  'DELETE FROM sessions WHERE person = $1',
  'DELETE FROM seats WHERE person = $1',
  'DELETE FROM series WHERE person = $1',
  'DELETE FROM programs WHERE program = $1',
  'DELETE FROM programs WHERE maker = $1',
  'DELETE FROM marks WHERE person = $1',
  'DELETE FROM links WHERE person = $1',
  'DELETE FROM addresses WHERE person = $1',
  'DELETE FROM mails WHERE person = $1',
  'DELETE FROM reports WHERE about = $1',
  "UPDATE reports SET person = '' WHERE person = $1",
  "DELETE FROM log WHERE about = $1 AND kind = 'refused'",
  "UPDATE log SET name = '' WHERE about = $1",
  "UPDATE log SET more = '' WHERE about = $1 AND what = 'rename'", // the name before
  "UPDATE log SET actor_name = '' WHERE actor = $1",
  // The numbers stay taken: those who have heard them would miss what gets them next.
  "UPDATE chat SET person = '', body = '' WHERE person = $1",
]

export function postgresPeople(db: Database): People {
  const one = async (sql: string, value: string): Promise<PersonRow | null> => {
    const { rows } = await db.query<Raw<PersonRow>>(sql, [value])
    return rows[0] ? asPerson(rows[0]) : null
  }
  const createSession = async ({ id, person, created, seen, device }: SessionRow): Promise<void> => {
    await db.query('INSERT INTO sessions VALUES ($1, $2, $3, $4, $5)', [id, person, created, seen, device])
  }

  const series = async (person: string): Promise<SeriesRow | null> => {
    const sql = 'SELECT changed, body FROM series WHERE person = $1'
    const { rows } = await db.query<Raw<SeriesRow>>(sql, [person])
    return rows[0] ? { changed: Number(rows[0].changed), body: rows[0].body } : null
  }

  return {
    series,
    async keepSeries(person, row) {
      await db.query(
        `INSERT INTO series VALUES ($1, $2, $3)
         ON CONFLICT (person) DO UPDATE SET changed = excluded.changed, body = excluded.body
         WHERE excluded.changed > series.changed`,
        [person, row.changed, row.body],
      )
      return (await series(person)) ?? row
    },
    async keepMaker(program, maker) {
      await db.query('INSERT INTO programs VALUES ($1, $2)', [program, maker])
    },
    async programsOf(maker) {
      const sql =
        'SELECT people.* FROM programs JOIN people ON people.id = program WHERE maker = $1 ORDER BY created DESC, id'
      return (await db.query<Raw<PersonRow>>(sql, [maker])).rows.map(asPerson)
    },
    async setting(key, first) {
      await db.query('INSERT INTO settings VALUES ($1, $2) ON CONFLICT DO NOTHING', [key, first])
      const { rows } = await db.query<{ value: string }>('SELECT value FROM settings WHERE key = $1', [key])
      return at(rows, 0).value
    },
    async createPerson({ id, name, key, password, created }, session) {
      await db.query(
        `WITH person AS (INSERT INTO people VALUES ($1, $2, $3, $4, $5))
         INSERT INTO sessions VALUES ($6, $1, $7, $8, $9)`,
        [id, name, key, password, created, session.id, session.created, session.seen, session.device],
      )
    },
    person: (id) => one('SELECT * FROM people WHERE id = $1', id),
    personByKey: (key) => one('SELECT * FROM people WHERE key = $1', key),
    async savePerson({ id, name, key, password }) {
      try {
        await db.query('UPDATE people SET name = $2, key = $3, password = $4 WHERE id = $1', [id, name, key, password])
        return true
      } catch (error) {
        if (isTaken(error)) return false
        throw error
      }
    },
    async deletePerson(id) {
      await db.transaction(async (client) => {
        for (const sql of dropPerson) await client.query(sql, [id])
      })
    },
    createSession,
    async session(id) {
      const { rows } = await db.query<Raw<SessionRow>>('SELECT * FROM sessions WHERE id = $1', [id])
      return rows[0] ? asSession(rows[0]) : null
    },
    async sessions(person) {
      const sql = 'SELECT * FROM sessions WHERE person = $1 ORDER BY seen DESC'
      return (await db.query<Raw<SessionRow>>(sql, [person])).rows.map(asSession)
    },
    async openSessions(ids) {
      const sql = 'SELECT id FROM sessions WHERE id = ANY($1)'
      return new Set((await db.query<{ id: string }>(sql, [ids])).rows.map(({ id }) => id))
    },
    async touchSession(id, seen) {
      await db.query('UPDATE sessions SET seen = $2 WHERE id = $1', [id, seen])
    },
    async endSession(id) {
      await db.query('DELETE FROM sessions WHERE id = $1', [id])
    },
  }
}
