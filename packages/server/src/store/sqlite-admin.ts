// What the SQLite store keeps for those who run the server. Runs in the store's own thread.
import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import { nameKey } from '../people/name-key.ts'
import type {
  AddressRow,
  LinkRow,
  ListedPerson,
  LogRow,
  MailRow,
  Mark,
  MarkRow,
  PeopleQuery,
  ReportRow,
  Usage,
} from './admin-store.ts'
import type { SqliteLog } from './sqlite-log.ts'

type Raw = Record<string, unknown>
const numberOr = (value: unknown): number | null => (value === null || value === undefined ? null : Number(value))

const asMark = (raw: Raw): MarkRow => ({
  person: String(raw.person),
  mark: raw.mark as Mark, // only such were written
  at: Number(raw.at),
  until: numberOr(raw.until),
  note: String(raw.note),
})
const asLink = (raw: Raw): LinkRow => ({
  id: String(raw.id),
  kind: raw.kind as LinkRow['kind'], // only such were written
  person: raw.person as string | null,
  made: Number(raw.made),
  until: numberOr(raw.until),
  uses: Number(raw.uses),
  note: String(raw.note),
})
const asAddress = (raw: Raw): AddressRow => ({
  person: String(raw.person),
  address: String(raw.address),
  confirmed: numberOr(raw.confirmed),
  language: String(raw.language),
  turns: raw.turns === 1,
})
const asMail = (raw: Raw): MailRow => ({
  id: String(raw.id),
  person: String(raw.person),
  kind: raw.kind as MailRow['kind'], // only such were written
  table: String(raw.table_id),
  at: Number(raw.at),
  tries: Number(raw.tries),
  body: String(raw.body),
})
const asReport = (raw: Raw): ReportRow => ({
  id: String(raw.id),
  at: Number(raw.at),
  person: String(raw.person),
  about: String(raw.about),
  table: String(raw.table_id),
  chat: numberOr(raw.chat),
  body: String(raw.body),
  closed: numberOr(raw.closed),
})
const asNote = (raw: Raw): LogRow => ({
  id: Number(raw.id),
  at: Number(raw.at),
  kind: raw.kind as LogRow['kind'], // only such were written
  actor: String(raw.actor),
  actorName: String(raw.actor_name),
  what: String(raw.what),
  about: String(raw.about),
  name: String(raw.name),
  more: String(raw.more),
})

export function sqliteAdmin(db: DatabaseSync, log: SqliteLog) {
  // Its own lower() knows ASCII alone.
  db.function('name_key', { deterministic: true }, (name) => nameKey(String(name)))
  const prepared = {
    marks: db.prepare('SELECT * FROM marks WHERE person = ? ORDER BY mark'),
    setMark: db.prepare('INSERT OR REPLACE INTO marks VALUES (?, ?, ?, ?, ?)'),
    dropMark: db.prepare('DELETE FROM marks WHERE person = ? AND mark = ?'),
    addLink: db.prepare('INSERT INTO links VALUES (?, ?, ?, ?, ?, ?, ?)'),
    dropOthers: db.prepare('DELETE FROM links WHERE person = ? AND kind = ?'),
    link: db.prepare('SELECT * FROM links WHERE id = ? AND uses > 0 AND (until IS NULL OR until > ?)'),
    useLink: db.prepare(
      'UPDATE links SET uses = uses - 1 WHERE id = ? AND uses > 0 AND (until IS NULL OR until > ?) RETURNING *',
    ),
    links: db.prepare('SELECT * FROM links WHERE kind = ? ORDER BY made DESC, id LIMIT ?'),
    dropLink: db.prepare('DELETE FROM links WHERE id = ?'),
    address: db.prepare('SELECT * FROM addresses WHERE person = ?'),
    keepAddress: db.prepare('INSERT OR REPLACE INTO addresses VALUES (?, ?, ?, ?, ?)'),
    dropAddress: db.prepare('DELETE FROM addresses WHERE person = ?'),
    queueMail: db.prepare('INSERT OR IGNORE INTO mails VALUES (?, ?, ?, ?, ?, NULL, ?, ?)'),
    queueTurn: db.prepare(
      `INSERT OR IGNORE INTO mails SELECT ?, person, ?, ?, ?, NULL, ?, ? FROM addresses
       WHERE person = ? AND confirmed IS NOT NULL AND turns = 1`,
    ),
    due: db.prepare('SELECT * FROM mails WHERE sent IS NULL AND at <= ? ORDER BY at LIMIT ?'),
    takeMail: db.prepare('UPDATE mails SET at = ?, tries = tries + 1 WHERE id = ?'),
    sentTurn: db.prepare("UPDATE mails SET sent = at WHERE id = ? AND kind = 'turn'"),
    sentOther: db.prepare("DELETE FROM mails WHERE id = ? AND kind <> 'turn'"),
    delayMail: db.prepare('UPDATE mails SET at = ? WHERE id = ?'),
    looked: db.prepare("DELETE FROM mails WHERE person = ? AND table_id = ? AND kind = 'turn'"),
    report: db.prepare('INSERT INTO reports VALUES (?, ?, ?, ?, ?, ?, ?, ?)'),
    openReports: db.prepare('SELECT * FROM reports WHERE closed IS NULL ORDER BY at DESC, id LIMIT ?'),
    closedReports: db.prepare('SELECT * FROM reports WHERE closed IS NOT NULL ORDER BY closed DESC, id LIMIT ?'),
    closeReport: db.prepare('UPDATE reports SET closed = ? WHERE id = ? AND closed IS NULL'),
    note: db.prepare(
      'INSERT INTO log (at, kind, actor, actor_name, what, about, name, more) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
    ),
    trimLog: db.prepare(
      'DELETE FROM log WHERE kind = ? AND id <= (SELECT id FROM log WHERE kind = ? ORDER BY id DESC LIMIT 1 OFFSET ?)',
    ),
    unsay: db.prepare("UPDATE chat SET person = '', body = '' WHERE table_id = ? AND number = ? AND body <> ''"),
    dropTable: [
      'DELETE FROM tables WHERE id = ?',
      'DELETE FROM seats WHERE table_id = ?',
      'DELETE FROM jobs WHERE table_id = ?',
      'DELETE FROM chat WHERE table_id = ?',
      'DELETE FROM mails WHERE table_id = ?',
      'DELETE FROM reports WHERE table_id = ?',
    ].map((sql) => db.prepare(sql)),
    people: db.prepare(
      `SELECT count(*) FILTER (WHERE key IS NOT NULL AND password IS NOT NULL) AS claimed,
              count(*) FILTER (WHERE key IS NULL) AS guests,
              count(*) FILTER (WHERE key IS NOT NULL AND password IS NULL) AS programs FROM people`,
    ),
    active: db.prepare('SELECT count(DISTINCT person) AS n FROM sessions WHERE seen >= ?'),
    tables: db.prepare('SELECT status, count(*) AS n FROM tables GROUP BY status'),
    chat: db.prepare("SELECT count(*) AS n FROM chat WHERE body <> ''"),
    reports: db.prepare('SELECT count(*) AS n FROM reports WHERE closed IS NULL'),
    pages: db.prepare('SELECT page_count * page_size AS n FROM pragma_page_count(), pragma_page_size()'),
  }
  const count = (raw: Raw | undefined): number => Number(raw?.n ?? 0)

  return {
    listPeople({ text, kind, mark, before, limit }: PeopleQuery): ListedPerson[] {
      const where: string[] = []
      const values: SQLInputValue[] = []
      const add = (condition: string, ...given: SQLInputValue[]) => {
        where.push(condition)
        values.push(...given)
      }
      if (text !== undefined) add('instr(coalesce(key, name_key(name)), ?) > 0', text)
      if (kind === 'guest') add('key IS NULL')
      if (kind === 'claimed') add('key IS NOT NULL AND password IS NOT NULL')
      if (kind === 'program') add('key IS NOT NULL AND password IS NULL')
      if (mark !== undefined) add('id IN (SELECT person FROM marks WHERE mark = ?)', mark)
      if (before !== undefined) add('(created, id) < (?, ?)', before.created, before.id)
      const sql = `SELECT id, name, key, created, (SELECT max(seen) FROM sessions WHERE person = people.id) AS seen
        FROM people ${where.length > 0 ? `WHERE ${where.join(' AND ')}` : ''} ORDER BY created DESC, id DESC LIMIT ?`
      return db
        .prepare(sql)
        .all(...values, limit)
        .map((raw) => ({
          id: String(raw.id),
          name: String(raw.name),
          key: raw.key as string | null,
          created: Number(raw.created),
          seen: numberOr(raw.seen),
        }))
    },
    marks: (people: readonly string[]): MarkRow[] => people.flatMap((person) => prepared.marks.all(person).map(asMark)),
    setMark({ person, mark, at, until, note }: MarkRow): void {
      prepared.setMark.run(person, mark, at, until, note)
    },
    dropMark: (person: string, mark: Mark): boolean => prepared.dropMark.run(person, mark).changes === 1,

    keepLink({ id, kind, person, made, until, uses, note }: LinkRow): void {
      if (person !== null) prepared.dropOthers.run(person, kind)
      prepared.addLink.run(id, kind, person, made, until, uses, note)
    },
    link(id: string, now: number): LinkRow | null {
      const raw = prepared.link.get(id, now)
      return raw ? asLink(raw) : null
    },
    useLink(id: string, now: number): LinkRow | null {
      const raw = prepared.useLink.get(id, now)
      return raw ? asLink(raw) : null
    },
    links: (kind: LinkRow['kind'], limit: number): LinkRow[] => prepared.links.all(kind, limit).map(asLink),
    dropLink: (id: string): boolean => prepared.dropLink.run(id).changes === 1,

    dropLinks(person: string, kind: LinkRow['kind']): void {
      prepared.dropOthers.run(person, kind)
    },

    address(person: string): AddressRow | null {
      const raw = prepared.address.get(person)
      return raw ? asAddress(raw) : null
    },
    keepAddress({ person, address, confirmed, language, turns }: AddressRow): void {
      prepared.keepAddress.run(person, address, confirmed, language, turns ? 1 : 0)
    },
    dropAddress(person: string): void {
      prepared.dropAddress.run(person)
    },
    queueMail({ id, person, kind, table, at, tries, body }: MailRow): void {
      prepared.queueMail.run(id, person, kind, table, at, tries, body)
    },
    queueTurn({ id, person, kind, table, at, tries, body }: MailRow): void {
      prepared.queueTurn.run(id, kind, table, at, tries, body, person)
    },
    takeMails(now: number, until: number, limit: number): MailRow[] {
      const due = prepared.due.all(now, limit).map(asMail)
      for (const { id } of due) prepared.takeMail.run(until, id)
      return due
    },
    mailDone(id: string): void {
      prepared.sentTurn.run(id)
      prepared.sentOther.run(id)
    },
    delayMail(id: string, at: number): void {
      prepared.delayMail.run(at, id)
    },
    looked(person: string, table: string): void {
      prepared.looked.run(person, table)
    },

    report({ id, at, person, about, table, chat, body, closed }: ReportRow): void {
      prepared.report.run(id, at, person, about, table, chat, body, closed)
    },
    reports: (open: boolean, limit: number): ReportRow[] =>
      (open ? prepared.openReports : prepared.closedReports).all(limit).map(asReport),
    closeReport: (id: string, closed: number): boolean => prepared.closeReport.run(closed, id).changes === 1,

    note({ at, kind, actor, actorName, what, about, name, more }: Omit<LogRow, 'id'>, most: number): void {
      prepared.note.run(at, kind, actor, actorName, what, about, name, more)
      prepared.trimLog.run(kind, kind, most)
    },
    notes(kind: LogRow['kind'] | null, before: number | null, limit: number): LogRow[] {
      const sql = `SELECT * FROM log WHERE (? IS NULL OR kind = ?) AND (? IS NULL OR id < ?) ORDER BY id DESC LIMIT ?`
      return db.prepare(sql).all(kind, kind, before, before, limit).map(asNote)
    },

    unsay: (table: string, number: number): boolean => prepared.unsay.run(table, number).changes === 1,
    deleteTable(id: string): void {
      for (const statement of prepared.dropTable) statement.run(id)
      log.drop(id)
    },
    usage(day: number, week: number): Usage {
      const people = prepared.people.get() as Raw
      const byStatus = new Map(prepared.tables.all().map((raw) => [String(raw.status), Number(raw.n)]))
      const tables = (status: string): number => byStatus.get(status) ?? 0
      return {
        people: {
          claimed: Number(people.claimed),
          guests: Number(people.guests),
          programs: Number(people.programs),
        },
        active: { day: count(prepared.active.get(day)), week: count(prepared.active.get(week)) },
        tables: {
          waiting: tables('waiting'),
          playing: tables('playing'),
          finished: tables('finished'),
          closed: tables('closed'),
        },
        chat: count(prepared.chat.get()),
        reports: count(prepared.reports.get()),
        bytes: count(prepared.pages.get()),
      }
    },
  }
}
