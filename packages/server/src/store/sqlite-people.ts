// People and their sessions in SQLite. Runs in the store's own thread.
import type { DatabaseSync } from 'node:sqlite'
import type { PersonRow, SeriesRow, SessionRow } from './store.ts'

export function sqlitePeople(db: DatabaseSync) {
  const prepared = {
    setting: db.prepare('SELECT value FROM settings WHERE key = ?'),
    addSetting: db.prepare('INSERT OR IGNORE INTO settings VALUES (?, ?)'),
    insert: db.prepare('INSERT INTO people VALUES (?, ?, ?, ?, ?)'),
    update: db.prepare('UPDATE people SET name = ?, key = ?, password = ? WHERE id = ?'),
    person: db.prepare('SELECT * FROM people WHERE id = ?'),
    byKey: db.prepare('SELECT * FROM people WHERE key = ?'),
    drop: [
      'DELETE FROM people WHERE id = ?',
      'DELETE FROM sessions WHERE person = ?',
      'DELETE FROM seats WHERE person = ?',
      'DELETE FROM series WHERE person = ?',
      'DELETE FROM programs WHERE program = ?',
      'DELETE FROM programs WHERE maker = ?',
      'DELETE FROM marks WHERE person = ?',
      'DELETE FROM links WHERE person = ?',
      'DELETE FROM addresses WHERE person = ?',
      'DELETE FROM mails WHERE person = ?',
      'DELETE FROM reports WHERE about = ?',
      "UPDATE reports SET person = '' WHERE person = ?",
      "DELETE FROM log WHERE about = ? AND kind = 'refused'",
      "UPDATE log SET name = '' WHERE about = ?",
      "UPDATE log SET more = '' WHERE about = ? AND what = 'rename'", // the name before
      "UPDATE log SET actor_name = '' WHERE actor = ?",
      // The numbers stay taken: those who have heard them would miss what gets them next.
      "UPDATE chat SET person = '', body = '' WHERE person = ?",
    ].map((sql) => db.prepare(sql)),
    addSession: db.prepare('INSERT INTO sessions VALUES (?, ?, ?, ?, ?)'),
    session: db.prepare('SELECT * FROM sessions WHERE id = ?'),
    sessions: db.prepare('SELECT * FROM sessions WHERE person = ? ORDER BY seen DESC'),
    touch: db.prepare('UPDATE sessions SET seen = ? WHERE id = ?'),
    end: db.prepare('DELETE FROM sessions WHERE id = ?'),
    series: db.prepare('SELECT changed, body FROM series WHERE person = ?'),
    keepSeries: db.prepare(
      `INSERT INTO series VALUES (?, ?, ?)
       ON CONFLICT (person) DO UPDATE SET changed = excluded.changed, body = excluded.body
       WHERE excluded.changed > series.changed`,
    ),
    keepMaker: db.prepare('INSERT INTO programs VALUES (?, ?)'),
    programsOf: db.prepare(
      'SELECT people.* FROM programs JOIN people ON people.id = program WHERE maker = ? ORDER BY created DESC, id',
    ),
    counts: db.prepare('SELECT (SELECT count(*) FROM tables) AS tables, (SELECT count(*) FROM people) AS people'),
  }

  const asPerson = (raw: Record<string, unknown> | undefined): PersonRow | null =>
    raw
      ? {
          id: String(raw.id),
          name: String(raw.name),
          key: raw.key as string | null,
          password: raw.password as string | null,
          created: Number(raw.created),
        }
      : null

  const asSession = (raw: Record<string, unknown>): SessionRow => ({
    id: String(raw.id),
    person: String(raw.person),
    created: Number(raw.created),
    seen: Number(raw.seen),
    device: String(raw.device),
  })

  const createSession = ({ id, person, created, seen, device }: SessionRow): void => {
    prepared.addSession.run(id, person, created, seen, device)
  }

  const series = (person: string): SeriesRow | null => {
    const raw = prepared.series.get(person)
    return raw ? { changed: Number(raw.changed), body: String(raw.body) } : null
  }

  return {
    series,
    keepSeries(person: string, row: SeriesRow): SeriesRow {
      prepared.keepSeries.run(person, row.changed, row.body)
      return series(person) ?? row
    },
    keepMaker(program: string, maker: string): void {
      prepared.keepMaker.run(program, maker)
    },
    programsOf: (maker: string): PersonRow[] => prepared.programsOf.all(maker).flatMap((raw) => asPerson(raw) ?? []),
    setting(key: string, first: string): string {
      prepared.addSetting.run(key, first)
      return String(prepared.setting.get(key)?.value)
    },
    createPerson({ id, name, key, password, created }: PersonRow, session: SessionRow): void {
      prepared.insert.run(id, name, key, password, created)
      createSession(session)
    },
    person: (id: string): PersonRow | null => asPerson(prepared.person.get(id)),
    personByKey: (key: string): PersonRow | null => asPerson(prepared.byKey.get(key)),
    savePerson({ id, name, key, password }: PersonRow): boolean {
      const owner = key === null ? null : asPerson(prepared.byKey.get(key))
      if (owner && owner.id !== id) return false
      prepared.update.run(name, key, password, id)
      return true
    },
    deletePerson(id: string): void {
      for (const statement of prepared.drop) statement.run(id)
    },
    createSession,
    session(id: string): SessionRow | null {
      const raw = prepared.session.get(id)
      return raw ? asSession(raw) : null
    },
    sessions: (person: string): SessionRow[] => prepared.sessions.all(person).map(asSession),
    openSessions: (ids: readonly string[]): Set<string> => new Set(ids.filter((id) => prepared.session.get(id))),
    touchSession(id: string, seen: number): void {
      prepared.touch.run(seen, id)
    },
    endSession(id: string): void {
      prepared.end.run(id)
    },
    counts(): { tables: number; people: number } {
      const { tables, people } = prepared.counts.get() as { tables: number; people: number }
      return { tables, people }
    },
  }
}
