// What administrators do about people.
import Type from 'typebox'
import type { AdminPerson } from '../client/admin.ts'
import { digestOf, newSecret } from '../ids.ts'
import { oneOf, text, whole } from '../options.ts'
import { deletePerson } from '../people/data.ts'
import { nameKey } from '../people/name-key.ts'
import { isProgram } from '../people/programs.ts'
import { Refused } from '../refused.ts'
import type { ListedPerson, Mark, MarkRow } from '../store/admin-store.ts'
import type { PersonRow } from '../store/store.ts'
import { handAllToBots, renameAtTables } from '../tables/discipline.ts'
import { type Actor, findPerson, noteDeed, type Office } from './office.ts'
import { holds, markOf } from './standing.ts'
import { type Verb, verb } from './verb.ts'
import { columns, moment, untilWords } from './words.ts'

const closed = { additionalProperties: false }
const Text = (maxLength: number, minLength = 1) => Type.String({ minLength, maxLength })
const Person = Text(100)
const PAGE = 100
const DAY_MS = 86_400_000
/** So long a link for a forgotten password works. */
const LINK_MS = 3 * DAY_MS

const OnePerson = Type.Object({ person: Person }, closed)
const Sentence = Type.Object(
  {
    person: Person,
    days: Type.Optional(Type.Integer({ minimum: 1, maximum: 3650 })),
    reason: Type.Optional(Text(200, 0)),
  },
  closed,
)
const sentenceOptions = {
  days: whole('for so many days; otherwise for good', 1, 3650, null, 'N'),
  reason: text('TEXT', 'why; the person is told', null),
}

const kindOf = ({ id, key }: Pick<ListedPerson, 'id' | 'key'>): AdminPerson['kind'] =>
  isProgram(id) ? 'program' : key === null ? 'guest' : 'claimed'

async function told({ store, tables }: Office, people: readonly ListedPerson[]): Promise<AdminPerson[]> {
  const marks = await store.marks(people.map(({ id }) => id))
  const now = tables.now()
  return people.map((person) => ({
    id: person.id,
    name: person.name,
    kind: kindOf(person),
    created: person.created,
    seen: person.seen,
    marks: marks
      .filter((row) => row.person === person.id && holds(row, now))
      .map(({ mark, until, note }) => ({ mark, until, note })),
  }))
}

const marksText = (marks: AdminPerson['marks']): string =>
  marks.map(({ mark, until }) => (until === null ? mark : `${mark} ${untilWords(until)}`)).join(', ')

/** Those who run the house are not put out of it: somebody takes the mark away first. */
async function mustNotBeAdmin({ store, tables }: Office, { id, name }: PersonRow): Promise<void> {
  if (await markOf(store, id, 'admin', tables.now()))
    throw new Refused('forbidden', `${name} is an administrator: take that away first.`)
}

interface Wish {
  person: string
  days?: number
  reason?: string
}

/** Whoever is not let in, or may not talk, would do it with a program of theirs. */
const withPrograms = async ({ store }: Office, { id }: PersonRow): Promise<string[]> => [
  id,
  ...(await store.programsOf(id)).map((program) => program.id),
]

async function setMark(office: Office, actor: Actor, what: string, mark: Mark, wish: Wish): Promise<Done> {
  const person = await findPerson(office, wish.person)
  if (mark !== 'admin') await mustNotBeAdmin(office, person)
  else if (person.password === null)
    throw new Refused('forbidden', `${person.name} has to claim the name with a password first.`)
  const now = office.tables.now()
  if (mark === 'admin' && (await markOf(office.store, person.id, mark, now)))
    throw new Refused('wrong-moment', `${person.name} is an administrator already.`)
  const until = wish.days === undefined ? null : now + wish.days * DAY_MS
  const row: MarkRow = { person: person.id, mark, at: now, until, note: wish.reason ?? '' }
  const reached = mark === 'admin' ? [person.id] : await withPrograms(office, person)
  for (const id of reached) await office.store.setMark({ ...row, person: id })
  const more = [until === null ? '' : `${moment(until)} UTC`, row.note].filter((part) => part !== '').join(': ')
  await noteDeed(office, actor, what, { about: person.id, name: person.name, more })
  for (const id of reached) {
    if (mark === 'banned') await handAllToBots(office.tables, id)
    office.personChanged(id)
  }
  return { name: person.name, until }
}

interface Done {
  name: string
  until?: number | null
}

async function dropMark(office: Office, actor: Actor, what: string, mark: Mark, who: string): Promise<Done> {
  const person = await findPerson(office, who)
  if (!(await office.store.dropMark(person.id, mark)))
    throw new Refused('wrong-moment', `${person.name} is not ${mark === 'admin' ? 'an administrator' : mark}.`)
  await noteDeed(office, actor, what, { about: person.id, name: person.name })
  for (const id of await withPrograms(office, person)) {
    await office.store.dropMark(id, mark)
    office.personChanged(id)
  }
  return { name: person.name }
}

export const peopleVerbs: readonly Verb[] = [
  verb({
    name: 'people',
    summary: 'Lists people, newest first',
    answers: 'AdminPerson[]',
    words: [],
    options: {
      text: text('TEXT', 'only those whose name has this in it', null),
      kind: oneOf(['claimed', 'guest', 'program'], 'only those', null),
      mark: oneOf(['admin', 'banned', 'muted'], 'only those', null),
      before: text('ID', 'only those who come after this one in the list', null),
    },
    body: Type.Object(
      {
        text: Type.Optional(Text(100)),
        kind: Type.Optional(Type.Union([Type.Literal('claimed'), Type.Literal('guest'), Type.Literal('program')])),
        mark: Type.Optional(Type.Union([Type.Literal('admin'), Type.Literal('banned'), Type.Literal('muted')])),
        before: Type.Optional(Text(40)),
      },
      closed,
    ),
    async run(office, _, { text: part, kind, mark, before }) {
      const last = before === undefined ? undefined : await office.store.person(before)
      if (last === null) throw new Refused('not-found', 'There is nobody with this id.')
      const people = await office.store.listPeople({
        text: part === undefined ? undefined : nameKey(part),
        kind,
        mark,
        before: last,
        limit: PAGE,
      })
      return told(office, people)
    },
    tell: (people) =>
      columns(
        people.map(({ id, name, kind, seen, marks }) => [id, kind, moment(seen), name, marksText(marks)]),
        'There is nobody.',
      ),
  }),
  verb({
    name: 'rename',
    summary: 'Gives somebody another name, also where they sit',
    answers: '{ name }',
    words: ['person', 'name'],
    body: Type.Object({ person: Person, name: Text(100) }, closed),
    async run(office, actor, wish) {
      const before = await findPerson(office, wish.person)
      const person = await office.people.rename({ person: before }, wish.name)
      await renameAtTables(office.tables, person)
      await noteDeed(office, actor, 'rename', { about: person.id, name: person.name, more: before.name })
      office.personChanged(person.id)
      return { name: person.name }
    },
    tell: ({ name }) => `The name is ${name} now.`,
  }),
  verb({
    name: 'ban',
    summary: 'Lets somebody in no more; bots take their seats',
    answers: '{ name, until }',
    words: ['person'],
    options: sentenceOptions,
    body: Sentence,
    run: (office, actor, wish) => setMark(office, actor, 'ban', 'banned', wish),
    tell: ({ name, until = null }) => `${name} is banned ${untilWords(until)}.`,
  }),
  verb({
    name: 'unban',
    summary: 'Lets somebody in again',
    answers: '{ name }',
    words: ['person'],
    body: OnePerson,
    run: (office, actor, { person }) => dropMark(office, actor, 'unban', 'banned', person),
    tell: ({ name }) => `${name} is let in again.`,
  }),
  verb({
    name: 'mute',
    summary: 'Somebody may play, but not talk',
    answers: '{ name, until }',
    words: ['person'],
    options: sentenceOptions,
    body: Sentence,
    run: (office, actor, wish) => setMark(office, actor, 'mute', 'muted', wish),
    tell: ({ name, until = null }) => `${name} may not talk ${untilWords(until)}.`,
  }),
  verb({
    name: 'unmute',
    summary: 'Somebody may talk again',
    answers: '{ name }',
    words: ['person'],
    body: OnePerson,
    run: (office, actor, { person }) => dropMark(office, actor, 'unmute', 'muted', person),
    tell: ({ name }) => `${name} may talk again.`,
  }),
  verb({
    name: 'make-admin',
    summary: 'Makes somebody with a claimed name an administrator',
    answers: '{ name }',
    words: ['person'],
    body: OnePerson,
    run: (office, actor, wish) => setMark(office, actor, 'make-admin', 'admin', wish),
    tell: ({ name }) => `${name} is an administrator now.`,
  }),
  verb({
    name: 'unmake-admin',
    summary: 'Somebody is an administrator no more',
    answers: '{ name }',
    words: ['person'],
    body: OnePerson,
    run: (office, actor, { person }) => dropMark(office, actor, 'unmake-admin', 'admin', person),
    tell: ({ name }) => `${name} is an administrator no more.`,
  }),
  verb({
    name: 'end-sessions',
    summary: 'Signs somebody out everywhere',
    answers: '{ name, ended }',
    words: ['person'],
    body: OnePerson,
    async run(office, actor, wish) {
      const person = await findPerson(office, wish.person)
      const ended = await office.people.endSessionsOf(person)
      for (const { id } of ended) office.endSession(id)
      await noteDeed(office, actor, 'end-sessions', { about: person.id, name: person.name })
      return { name: person.name, ended: ended.length }
    },
    tell: ({ name, ended }) =>
      `${ended === 1 ? '1 session' : `${ended} sessions`} of ${name} ${ended === 1 ? 'is' : 'are'} over.`,
  }),
  verb({
    name: 'delete-person',
    summary: 'Deletes an account with all that is stored of it; bots play on',
    answers: '{ name }',
    words: ['person'],
    body: OnePerson,
    async run(office, actor, wish) {
      const person = await findPerson(office, wish.person)
      await mustNotBeAdmin(office, person)
      const ended = await deletePerson(office.tables, office.people, { person })
      for (const { id } of ended) office.endSession(id)
      // Without the name: it is gone with the rest.
      await noteDeed(office, actor, 'delete-person', { about: person.id })
      return { name: person.name }
    },
    tell: ({ name }) => `Nothing is stored of ${name} any more.`,
  }),
  verb({
    name: 'password-link',
    summary: 'A link with which somebody sets a new password, once and within three days',
    answers: '{ name, link, until }',
    words: ['person'],
    body: OnePerson,
    async run(office, actor, wish) {
      const person = await findPerson(office, wish.person)
      if (person.password === null) throw new Refused('wrong-moment', `${person.name} has no password.`)
      if (actor.id !== '' && actor.id !== person.id) await mustNotBeAdmin(office, person)
      const now = office.tables.now()
      const token = newSecret()
      await office.store.keepLink({
        id: digestOf(token),
        kind: 'password',
        person: person.id,
        made: now,
        until: now + LINK_MS,
        uses: 1,
        note: '',
      })
      await noteDeed(office, actor, 'password-link', { about: person.id, name: person.name })
      return { name: person.name, link: `${office.address ?? ''}/reset/${token}`, until: now + LINK_MS }
    },
    tell: ({ name, link, until }) => `For ${name}, once and until ${moment(until)} UTC:\n${link}`,
  }),
]
