// What the PostgreSQL store keeps for those who run the server.

import { nameKey } from '../people/name-key.ts'
import type {
  AddressRow,
  AdminStore,
  LinkRow,
  ListedPerson,
  LogRow,
  MailRow,
  MarkRow,
  PeopleQuery,
  ReportRow,
  Usage,
} from './admin-store.ts'
import type { Database } from './postgres-database.ts'

/** As PostgreSQL gives it: its big numbers are texts, and tables have their own word for `table`. */
type Raw<T> = {
  [K in keyof T as K extends 'table' ? 'table_id' : K extends 'actorName' ? 'actor_name' : K]: number extends T[K]
    ? T[K] | string
    : T[K]
}
const numberOr = (value: number | string | null): number | null => (value === null ? null : Number(value))

const asMark = ({ person, mark, at, until, note }: Raw<MarkRow>): MarkRow => ({
  person,
  mark,
  at: Number(at),
  until: numberOr(until),
  note,
})
const asLink = ({ id, kind, person, made, until, uses, note }: Raw<LinkRow>): LinkRow => ({
  id,
  kind,
  person,
  made: Number(made),
  until: numberOr(until),
  uses: Number(uses),
  note,
})
const asAddress = ({ person, address, confirmed, language, turns }: Raw<AddressRow>): AddressRow => ({
  person,
  address,
  confirmed: numberOr(confirmed),
  language,
  turns,
})
const asMail = ({ id, person, kind, table_id, at, tries, body }: Raw<MailRow>): MailRow => ({
  id,
  person,
  kind,
  table: table_id,
  at: Number(at),
  tries: Number(tries),
  body,
})
const asReport = ({ id, at, person, about, table_id, chat, body, closed }: Raw<ReportRow>): ReportRow => ({
  id,
  at: Number(at),
  person,
  about,
  table: table_id,
  chat: numberOr(chat),
  body,
  closed: numberOr(closed),
})
const asNote = ({ id, at, kind, actor, actor_name, what, about, name, more }: Raw<LogRow>): LogRow => ({
  id: Number(id),
  at: Number(at),
  kind,
  actor,
  actorName: actor_name,
  what,
  about,
  name,
  more,
})

/** So many people are read at a time where all have to be looked through. */
const PAGE = 500
const usable = 'id = $1 AND uses > 0 AND (until IS NULL OR until > $2)'
const kinds = {
  guest: 'key IS NULL',
  claimed: 'key IS NOT NULL AND password IS NOT NULL',
  program: 'key IS NOT NULL AND password IS NULL',
}

export function postgresAdmin(db: Database): AdminStore {
  const oneLink = async (sql: string, id: string, now: number): Promise<LinkRow | null> => {
    const { rows } = await db.query<Raw<LinkRow>>(sql, [id, now])
    return rows[0] ? asLink(rows[0]) : null
  }
  const changed = async (sql: string, values: unknown[]): Promise<boolean> =>
    ((await db.query(sql, values)).rowCount ?? 0) > 0

  /** People newest first: with a text those whose key has it, and all guests. */
  async function pageOfPeople(
    { text, kind, mark, before }: Omit<PeopleQuery, 'limit'>,
    limit: number,
  ): Promise<ListedPerson[]> {
    const { rows } = await db.query<Raw<ListedPerson>>(
      `SELECT id, name, key, created, (SELECT max(seen) FROM sessions WHERE person = people.id) AS seen FROM people
       WHERE ($1::text IS NULL OR key IS NULL OR strpos(key, $1) > 0) AND ${kind ? kinds[kind] : 'true'}
       AND ($2::text IS NULL OR id IN (SELECT person FROM marks WHERE mark = $2))
       AND ($3::bigint IS NULL OR (created, id) < ($3, $4::text)) ORDER BY created DESC, id DESC LIMIT $5`,
      [text ?? null, mark ?? null, before?.created ?? null, before?.id ?? null, limit],
    )
    return rows.map(({ id, name, key, created, seen }) => ({
      id,
      name,
      key,
      created: Number(created),
      seen: numberOr(seen),
    }))
  }

  return {
    async listPeople({ text, limit, ...query }) {
      if (text === undefined) return pageOfPeople(query, limit)
      const found: ListedPerson[] = []
      let { before } = query
      while (found.length < limit) {
        const page = await pageOfPeople({ ...query, before, text }, PAGE)
        // How a database compares letters depends on how it was made: guests, who have no key, are looked through here.
        found.push(...page.filter(({ key, name }) => key !== null || nameKey(name).includes(text)))
        before = page.at(-1)
        if (page.length < PAGE) break
      }
      return found.slice(0, limit)
    },
    async marks(people) {
      const sql = 'SELECT * FROM marks WHERE person = ANY($1) ORDER BY person, mark'
      return (await db.query<Raw<MarkRow>>(sql, [people])).rows.map(asMark)
    },
    async setMark({ person, mark, at, until, note }) {
      await db.query(
        `INSERT INTO marks VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT (person, mark) DO UPDATE SET at = excluded.at, until = excluded.until, note = excluded.note`,
        [person, mark, at, until, note],
      )
    },
    dropMark: (person, mark) => changed('DELETE FROM marks WHERE person = $1 AND mark = $2', [person, mark]),

    async keepLink({ id, kind, person, made, until, uses, note }) {
      await db.query(
        `WITH others AS (DELETE FROM links WHERE person = $3 AND kind = $2) INSERT INTO links VALUES ($1, $2, $3, $4, $5, $6, $7)`,
        [id, kind, person, made, until, uses, note],
      )
    },
    link: (id, now) => oneLink(`SELECT * FROM links WHERE ${usable}`, id, now),
    useLink: (id, now) => oneLink(`UPDATE links SET uses = uses - 1 WHERE ${usable} RETURNING *`, id, now),
    async links(kind, limit) {
      const sql = 'SELECT * FROM links WHERE kind = $1 ORDER BY made DESC, id LIMIT $2'
      return (await db.query<Raw<LinkRow>>(sql, [kind, limit])).rows.map(asLink)
    },
    dropLink: (id) => changed('DELETE FROM links WHERE id = $1', [id]),

    async dropLinks(person, kind) {
      await db.query('DELETE FROM links WHERE person = $1 AND kind = $2', [person, kind])
    },

    async address(person) {
      const { rows } = await db.query<Raw<AddressRow>>('SELECT * FROM addresses WHERE person = $1', [person])
      return rows[0] ? asAddress(rows[0]) : null
    },
    async keepAddress({ person, address, confirmed, language, turns }) {
      await db.query(
        `INSERT INTO addresses VALUES ($1, $2, $3, $4, $5) ON CONFLICT (person) DO UPDATE SET
         address = excluded.address, confirmed = excluded.confirmed, language = excluded.language, turns = excluded.turns`,
        [person, address, confirmed, language, turns],
      )
    },
    async dropAddress(person) {
      await db.query('DELETE FROM addresses WHERE person = $1', [person])
    },
    async queueMail({ id, person, kind, table, at, tries, body }) {
      await db.query('INSERT INTO mails VALUES ($1, $2, $3, $4, $5, NULL, $6, $7) ON CONFLICT DO NOTHING', [
        id,
        person,
        kind,
        table,
        at,
        tries,
        body,
      ])
    },
    async queueTurn({ id, person, kind, table, at, tries, body }) {
      await db.query(
        `INSERT INTO mails SELECT $1, person, $3, $4, $5, NULL, $6, $7 FROM addresses
         WHERE person = $2 AND confirmed IS NOT NULL AND turns ON CONFLICT DO NOTHING`,
        [id, person, kind, table, at, tries, body],
      )
    },
    async takeMails(now, until, limit) {
      const { rows } = await db.query<Raw<MailRow>>(
        `UPDATE mails SET at = $2, tries = tries + 1 WHERE id IN (
           SELECT id FROM mails WHERE sent IS NULL AND at <= $1 ORDER BY at LIMIT $3 FOR UPDATE SKIP LOCKED
         ) RETURNING id, person, kind, table_id, at, tries - 1 AS tries, body`,
        [now, until, limit],
      )
      return rows.map(asMail)
    },
    async mailDone(id) {
      await db.query(
        `WITH other AS (DELETE FROM mails WHERE id = $1 AND kind <> 'turn')
         UPDATE mails SET sent = at WHERE id = $1 AND kind = 'turn'`,
        [id],
      )
    },
    async delayMail(id, at) {
      await db.query('UPDATE mails SET at = $2 WHERE id = $1', [id, at])
    },
    async looked(person, table) {
      await db.query("DELETE FROM mails WHERE person = $1 AND table_id = $2 AND kind = 'turn'", [person, table])
    },

    async report({ id, at, person, about, table, chat, body, closed }) {
      await db.query('INSERT INTO reports VALUES ($1, $2, $3, $4, $5, $6, $7, $8)', [
        id,
        at,
        person,
        about,
        table,
        chat,
        body,
        closed,
      ])
    },
    async reports(open, limit) {
      const sql = open
        ? 'SELECT * FROM reports WHERE closed IS NULL ORDER BY at DESC, id LIMIT $1'
        : 'SELECT * FROM reports WHERE closed IS NOT NULL ORDER BY closed DESC, id LIMIT $1'
      return (await db.query<Raw<ReportRow>>(sql, [limit])).rows.map(asReport)
    },
    closeReport: (id, closed) =>
      changed('UPDATE reports SET closed = $2 WHERE id = $1 AND closed IS NULL', [id, closed]),

    async note({ at, kind, actor, actorName, what, about, name, more }, most) {
      await db.query(
        `INSERT INTO log (at, kind, actor, actor_name, what, about, name, more)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
        [at, kind, actor, actorName, what, about, name, more],
      )
      await db.query(
        'DELETE FROM log WHERE kind = $1 AND id <= (SELECT id FROM log WHERE kind = $1 ORDER BY id DESC LIMIT 1 OFFSET $2)',
        [kind, most],
      )
    },
    async notes(kind, before, limit) {
      const sql = `SELECT * FROM log WHERE ($1::text IS NULL OR kind = $1) AND ($2::bigint IS NULL OR id < $2)
        ORDER BY id DESC LIMIT $3`
      return (await db.query<Raw<LogRow>>(sql, [kind, before, limit])).rows.map(asNote)
    },

    unsay: (table, number) =>
      changed("UPDATE chat SET person = '', body = '' WHERE table_id = $1 AND number = $2 AND body <> ''", [
        table,
        number,
      ]),
    async deleteTable(id) {
      await db.query(
        `WITH a AS (DELETE FROM tables WHERE id = $1), b AS (DELETE FROM seats WHERE table_id = $1),
              c AS (DELETE FROM jobs WHERE table_id = $1), d AS (DELETE FROM chat WHERE table_id = $1),
              e AS (DELETE FROM mails WHERE table_id = $1), f AS (DELETE FROM reports WHERE table_id = $1)
         DELETE FROM lines WHERE table_id = $1`,
        [id],
      )
    },
    async usage(day, week) {
      const { rows } = await db.query<{ [key: string]: string }>(
        `SELECT (SELECT count(*) FROM people WHERE ${kinds.claimed}) AS claimed,
                (SELECT count(*) FROM people WHERE ${kinds.guest}) AS guests,
                (SELECT count(*) FROM people WHERE ${kinds.program}) AS programs,
                (SELECT count(DISTINCT person) FROM sessions WHERE seen >= $1) AS day,
                (SELECT count(DISTINCT person) FROM sessions WHERE seen >= $2) AS week,
                (SELECT count(*) FROM tables WHERE status = 'waiting') AS waiting,
                (SELECT count(*) FROM tables WHERE status = 'playing') AS playing,
                (SELECT count(*) FROM tables WHERE status = 'finished') AS finished,
                (SELECT count(*) FROM tables WHERE status = 'closed') AS closed,
                (SELECT count(*) FROM chat WHERE body <> '') AS chat,
                (SELECT count(*) FROM reports WHERE closed IS NULL) AS reports,
                pg_database_size(current_database()) AS bytes`,
        [day, week],
      )
      const n = (name: string): number => Number(rows[0]?.[name] ?? 0)
      const usage: Usage = {
        people: { claimed: n('claimed'), guests: n('guests'), programs: n('programs') },
        active: { day: n('day'), week: n('week') },
        tables: { waiting: n('waiting'), playing: n('playing'), finished: n('finished'), closed: n('closed') },
        chat: n('chat'),
        reports: n('reports'),
        bytes: n('bytes'),
      }
      return usage
    },
  }
}
