// What administrators do for the house as a whole: invitations, reports, the log, usage.
import Type from 'typebox'
import type { AdminInvitation, AdminNote, AdminReport } from '../client/admin.ts'
import { digestOf, newSecret } from '../ids.ts'
import { flag, oneOf, text, whole } from '../options.ts'
import { Refused } from '../refused.ts'
import type { LinkRow, Usage } from '../store/admin-store.ts'
import { noteDeed } from './office.ts'
import { readReport } from './reports.ts'
import { type Verb, verb } from './verb.ts'
import { columns, moment, oneLine, untilWords } from './words.ts'

const closed = { additionalProperties: false }
const Nothing = Type.Object({}, closed)
const DAY_MS = 86_400_000
const MOST = 200
const NOTES = 200

const asInvitation = ({ id, made, until, uses, note }: LinkRow): AdminInvitation => ({ id, made, until, uses, note })
const size = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`

export const siteVerbs: readonly Verb[] = [
  verb({
    name: 'invite',
    summary: 'A link with which somebody new may sign up',
    answers: '{ link, until, uses }',
    words: [],
    options: {
      uses: whole('so many may use it', 1, 1000, 1, 'N'),
      days: whole('for so many days', 1, 3650, 14, 'N'),
      note: text('TEXT', 'whom it is for', null),
    },
    body: Type.Object(
      {
        uses: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
        days: Type.Optional(Type.Integer({ minimum: 1, maximum: 3650 })),
        note: Type.Optional(Type.String({ maxLength: 200 })),
      },
      closed,
    ),
    async run(office, actor, { uses = 1, days = 14, note = '' }) {
      const now = office.tables.now()
      const token = newSecret()
      const until = now + days * DAY_MS
      await office.store.keepLink({
        id: digestOf(token),
        kind: 'invitation',
        person: null,
        made: now,
        until,
        uses,
        note,
      })
      await noteDeed(office, actor, 'invite', { more: note })
      return { link: `${office.address ?? ''}/welcome/${token}`, until, uses }
    },
    tell: ({ link, until, uses }) => `For ${uses === 1 ? 'one' : uses}, ${untilWords(until)}:\n${link}`,
  }),
  verb({
    name: 'invitations',
    summary: 'Lists invitations to sign up',
    answers: 'AdminInvitation[]',
    words: [],
    body: Nothing,
    run: async ({ store }) => (await store.links('invitation', MOST)).map(asInvitation),
    tell: (all) =>
      columns(
        all.map(({ id, uses, until, note }) => [id, `${uses} left`, untilWords(until), note]),
        'There are no invitations.',
      ),
  }),
  verb({
    name: 'withdraw',
    summary: 'Takes an invitation back',
    answers: '{ id }',
    words: ['invitation'],
    body: Type.Object({ invitation: Type.String({ minLength: 1, maxLength: 60 }) }, closed),
    async run(office, actor, { invitation: id }) {
      if (!(await office.store.dropLink(id))) throw new Refused('not-found', 'There is no such invitation.')
      await noteDeed(office, actor, 'withdraw')
      return { id }
    },
    tell: () => 'It leads nowhere now.',
  }),
  verb({
    name: 'reports',
    summary: 'What players have reported, newest first',
    answers: 'AdminReport[]',
    words: [],
    options: { closed: flag('those that are closed instead') },
    body: Type.Object({ closed: Type.Optional(Type.Boolean()) }, closed),
    async run({ store }, _, { closed: done = false }): Promise<AdminReport[]> {
      const rows = await store.reports(!done, MOST)
      const names = new Map<string, string>()
      for (const id of new Set(rows.flatMap(({ person, about }) => [person, about])))
        names.set(id, (await store.person(id))?.name ?? '')
      return rows.map((row) => ({
        id: row.id,
        at: row.at,
        by: { id: row.person, name: names.get(row.person) ?? '' },
        about: { id: row.about, name: names.get(row.about) ?? '' },
        table: row.table,
        line: row.chat,
        ...readReport(row.body),
        closed: row.closed,
      }))
    },
    tell: (reports) =>
      reports.length === 0
        ? 'There are no reports.'
        : reports
            .map(({ id, at, by, about, table, line, said, note }) =>
              [
                `${id}  ${moment(at)}  ${by.name || 'somebody'} about ${about.name || 'somebody'} at table ${table}`,
                ...(said === null ? [] : [`  line ${line}: ${oneLine(said)}`]),
                ...(note === '' ? [] : note.split('\n').map((part) => `  ${oneLine(part)}`)),
              ].join('\n'),
            )
            .join('\n'),
  }),
  verb({
    name: 'close-report',
    summary: 'Marks a report as dealt with',
    answers: '{ id }',
    words: ['report'],
    body: Type.Object({ report: Type.String({ minLength: 1, maxLength: 40 }) }, closed),
    async run(office, actor, { report: id }) {
      if (!(await office.store.closeReport(id, office.tables.now())))
        throw new Refused('not-found', 'There is no such report, or it is closed already.')
      await noteDeed(office, actor, 'close-report', { about: id })
      return { id }
    },
    tell: () => 'The report is closed.',
  }),
  verb({
    name: 'log',
    summary: 'What administrators did, and who was not let in, newest first',
    answers: 'AdminNote[]',
    words: [],
    options: {
      kind: oneOf(['deed', 'refused'], 'only those', null),
      before: whole('only those before this number', 1, 999_999_999, null, 'N'),
    },
    body: Type.Object(
      {
        kind: Type.Optional(Type.Union([Type.Literal('deed'), Type.Literal('refused')])),
        before: Type.Optional(Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })),
      },
      closed,
    ),
    run: ({ store }, _, { kind, before }): Promise<AdminNote[]> => store.notes(kind ?? null, before ?? null, NOTES),
    tell: (notes) =>
      columns(
        notes.map(({ id, at, actor, actorName, what, about, name, more, kind }) => [
          String(id),
          moment(at),
          kind === 'refused' ? 'not let in' : actor === '' ? 'the machine' : actorName || actor,
          what,
          [name || about, more].filter((part) => part !== '').join(': '),
        ]),
        'Nothing was noted.',
      ),
  }),
  verb({
    name: 'usage',
    summary: 'How many people, tables and lines of talk there are, and how much they take',
    answers: 'Usage',
    words: [],
    body: Nothing,
    run: ({ store, tables }) => store.usage(tables.now() - DAY_MS, tables.now() - 7 * DAY_MS),
    tell: ({ people, active, tables, chat, reports, bytes }: Usage) =>
      columns(
        [
          ['people', `${people.claimed} with a claimed name, ${people.guests} guests, ${people.programs} programs`],
          ['seen', `${active.day} in the last day, ${active.week} in the last week`],
          [
            'tables',
            `${tables.waiting} waiting, ${tables.playing} playing, ${tables.finished} finished, ${tables.closed} closed`,
          ],
          ['talk', `${chat} lines`],
          ['reports', `${reports} open`],
          ['size', size(bytes)],
        ],
        '',
      ),
  }),
]
