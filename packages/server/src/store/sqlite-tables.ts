// Tables, chat and jobs in SQLite. Runs in the store's own thread.
import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import { packText, unpackText } from './pack.ts'
import type { SqliteLog } from './sqlite-log.ts'
import type { Append, ChatRow, Job, Line, ListQuery, StoredTable, TableRow } from './store.ts'

/** More lines than ever stand between two snapshots. */
const ALL = 1_000_000

export function sqliteTables(db: DatabaseSync, log: SqliteLog) {
  const prepared = {
    insert: db.prepare(
      'INSERT INTO tables (id, code, invite, status, listed, changed, doc) VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING',
    ),
    update: db.prepare(
      'UPDATE tables SET code = ?, invite = ?, status = ?, listed = ?, changed = ?, doc = ? WHERE id = ?',
    ),
    snapshot: db.prepare('UPDATE tables SET snapshot_number = ?, snapshot = ? WHERE id = ?'),
    row: db.prepare('SELECT * FROM tables WHERE id = ?'),
    mentions: db.prepare('SELECT id, instr(doc, ?) AS found FROM tables WHERE id > ? ORDER BY id LIMIT ?'),
    people: db.prepare('SELECT person FROM seats WHERE table_id = ?'),
    addPerson: db.prepare('INSERT OR IGNORE INTO seats VALUES (?, ?)'),
    dropPeople: db.prepare('DELETE FROM seats WHERE table_id = ?'),
    byCode: db.prepare('SELECT id FROM tables WHERE code = ?'),
    byInvite: db.prepare('SELECT id FROM tables WHERE invite = ?'),
    setJob: db.prepare(`INSERT INTO jobs VALUES (?, ?, NULL, 0) ON CONFLICT (table_id) DO UPDATE SET at = excluded.at`),
    dropJob: db.prepare('DELETE FROM jobs WHERE table_id = ?'),
    endJob: db.prepare('DELETE FROM jobs WHERE table_id = ? AND at = ?'),
    moveJob: db.prepare('UPDATE jobs SET at = ?, owner = NULL, until = 0 WHERE table_id = ? AND at = ?'),
    releaseJobs: db.prepare('UPDATE jobs SET owner = NULL, until = 0, at = min(at, ?) WHERE owner = ?'),
    dueJobs: db.prepare('SELECT table_id, at FROM jobs WHERE at <= ? AND until <= ? ORDER BY at LIMIT ?'),
    takeJob: db.prepare(
      'UPDATE jobs SET owner = ?, until = ? WHERE table_id = ? AND (owner IS ? OR until <= ?) RETURNING table_id',
    ),
    say: db.prepare('INSERT OR IGNORE INTO chat VALUES (?, ?, ?, ?, ?)'),
    chat: db.prepare('SELECT * FROM chat WHERE table_id = ? AND number > ? ORDER BY number LIMIT ?'),
    chatOf: db.prepare('SELECT * FROM chat WHERE person = ? ORDER BY at'),
    lastChat: db.prepare('SELECT max(number) AS number FROM chat WHERE table_id = ?'),
  }

  const peopleOf = (id: string): string[] => prepared.people.all(id).map(({ person }) => String(person))

  function writePeople(id: string, people: readonly string[]): void {
    const before = peopleOf(id)
    if (before.length === people.length && people.every((person) => before.includes(person))) return
    prepared.dropPeople.run(id)
    for (const person of people) prepared.addPerson.run(person, id)
  }

  const asRow = (raw: Record<string, unknown>): TableRow => ({
    id: String(raw.id),
    code: String(raw.code),
    invite: String(raw.invite),
    status: raw.status as TableRow['status'], // only such were written
    listed: raw.listed === 1,
    changed: Number(raw.changed),
    people: peopleOf(String(raw.id)),
    doc: String(raw.doc),
  })

  const asChat = (raw: Record<string, unknown>): ChatRow => ({
    table: String(raw.table_id),
    number: Number(raw.number),
    at: Number(raw.at),
    person: String(raw.person),
    body: String(raw.body),
  })

  const lastChat = (table: string): number => Number(prepared.lastChat.get(table)?.number ?? 0)

  return {
    createTable({ id, code, invite, status, listed, changed, doc, people }: TableRow): boolean {
      const { changes } = prepared.insert.run(id, code, invite, status, listed ? 1 : 0, changed, doc)
      if (changes === 1) writePeople(id, people)
      return changes === 1
    },

    table(id: string): StoredTable | null {
      const raw = prepared.row.get(id)
      if (!raw) return null
      const snapshot =
        raw.snapshot === null
          ? null
          : { number: Number(raw.snapshot_number), body: unpackText(raw.snapshot as Uint8Array) }
      return { row: asRow(raw), snapshot, lines: log.lines(id, snapshot?.number ?? 0, ALL) }
    },

    since(id: string, after: number): Omit<StoredTable, 'snapshot'> | null {
      const raw = prepared.row.get(id)
      return raw ? { row: asRow(raw), lines: log.lines(id, after, ALL) } : null
    },

    row(id: string): TableRow | null {
      const raw = prepared.row.get(id)
      return raw ? asRow(raw) : null
    },

    tableByCode: (code: string): string | null => (prepared.byCode.get(code)?.id as string | undefined) ?? null,
    tableByInvite: (invite: string): string | null => (prepared.byInvite.get(invite)?.id as string | undefined) ?? null,

    list({ person, status, listed, before, limit }: ListQuery): TableRow[] {
      const where: string[] = []
      const values: SQLInputValue[] = []
      const add = (condition: string, ...given: SQLInputValue[]) => {
        where.push(condition)
        values.push(...given)
      }
      if (person !== undefined) add('id IN (SELECT table_id FROM seats WHERE person = ?)', person)
      if (status !== undefined) add(`status IN (${status.map(() => '?').join(', ')})`, ...status)
      if (listed !== undefined) add(listed ? 'listed = 1' : 'listed = 0')
      if (before !== undefined) add('(changed, id) < (?, ?)', before.changed, before.id)
      // Without the snapshots, which are most of what is stored of a table.
      const sql = `SELECT id, code, invite, status, listed, changed, doc FROM tables ${where.length ? `WHERE ${where.join(' AND ')}` : ''} ORDER BY changed DESC, id DESC LIMIT ?`
      return db
        .prepare(sql)
        .all(...values, limit)
        .map(asRow)
    },

    tablesWith(text: string, after: string, limit: number): { found: string[]; last: string | null } {
      const rows = prepared.mentions.all(text, after, limit)
      return {
        found: rows.flatMap(({ id, found }) => (Number(found) > 0 ? [String(id)] : [])),
        last: rows.length < limit ? null : String(rows.at(-1)?.id),
      }
    },

    lines: (table: string, after: number, limit: number): Line[] => log.lines(table, after, limit),

    heads: (tables: readonly string[]): Map<string, number> => new Map(tables.map((id) => [id, log.last(id)])),

    lastLines(tables: readonly string[]): Map<string, Line> {
      const found = new Map<string, Line>()
      for (const id of tables) {
        const line = log.lastLine(id)
        if (line) found.set(id, line)
      }
      return found
    },

    append({ table, line, row, snapshot, job }: Append): boolean {
      if (!log.append(table, line)) return false
      if (row) {
        prepared.update.run(row.code, row.invite, row.status, row.listed ? 1 : 0, row.changed, row.doc, table)
        writePeople(table, row.people)
      }
      if (snapshot) {
        prepared.snapshot.run(snapshot.number, packText(snapshot.body), table)
        log.gather(table)
      }
      if (job === null) prepared.dropJob.run(table)
      else if (job !== undefined) prepared.setJob.run(table, job)
      return true
    },

    say: ({ table, number, at, person, body }: ChatRow): boolean =>
      prepared.say.run(table, number, at, person, body).changes === 1,
    chat: (table: string, after: number, limit: number): ChatRow[] =>
      prepared.chat.all(table, after, limit).map(asChat),
    chatOf: (person: string): ChatRow[] => prepared.chatOf.all(person).map(asChat),
    lastChat: (table: string): number => lastChat(table),
    chatHeads: (tables: readonly string[]): Map<string, number> =>
      new Map(tables.flatMap((id) => (lastChat(id) > 0 ? [[id, lastChat(id)]] : []))),

    takeJobs(owner: string, now: number, until: number, limit: number): Job[] {
      const due = prepared.dueJobs
        .all(now, now, limit)
        .map((raw) => ({ table: String(raw.table_id), at: Number(raw.at) }))
      return due.filter(({ table }) => prepared.takeJob.get(owner, until, table, owner, now) !== undefined)
    },
    moveJob({ table, at }: Job, to: number | null): void {
      if (to === null) prepared.endJob.run(table, at)
      else prepared.moveJob.run(to, table, at)
    },
    releaseJobs: (owner: string, now: number): void => void prepared.releaseJobs.run(now, owner),
    holdJob: (table: string, owner: string, now: number, until: number): boolean =>
      prepared.takeJob.get(owner, until, table, owner, now) !== undefined,
  }
}
