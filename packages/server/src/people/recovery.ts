// Back into an account without its password. Whoever gets in sets a new one, is signed out everywhere else, and is told
// a new code.
import { banned, markOf } from '../admin/standing.ts'
import type { House } from '../house.ts'
import { digestOf, newRecoveryCode, newSecret, plainCode } from '../ids.ts'
import { Refused } from '../refused.ts'
import type { LinkRow } from '../store/admin-store.ts'
import type { PersonRow } from '../store/store.ts'
import { nameKey } from './name-key.ts'
import type { Visitor } from './people.ts'

const HOUR_MS = 3_600_000

interface Opened {
  visitor: Visitor
  recovery: string
}

/** The code is told once; only its digest is stored. */
export async function freshCode({ store, tables }: House, { id, password }: PersonRow): Promise<string> {
  if (password === null) throw new Refused('wrong-moment', 'There is no password that could be forgotten.')
  const code = newRecoveryCode()
  await store.keepLink({
    id: codeId(id, code),
    kind: 'recovery',
    person: id,
    made: tables.now(),
    until: null,
    uses: 1,
    note: '',
  })
  return code
}

const codeId = (person: string, code: string): string => digestOf(`${person} ${plainCode(code)}`)

export async function openByCode(
  house: House,
  { name, code, password }: { name: string; code: string; password: string },
  device: string,
): Promise<Opened> {
  const person = await house.store.personByKey(nameKey(name))
  const link = person && (await house.store.link(codeId(person.id, code), house.tables.now()))
  if (!person || link?.kind !== 'recovery') throw new Refused('wrong-password', 'The name or the code is wrong.')
  return open(house, person, link, password, device)
}

async function passwordLink({ store, tables }: House, token: string): Promise<[LinkRow, PersonRow]> {
  const link = await store.link(digestOf(token), tables.now())
  const person = link?.kind === 'password' && link.person !== null ? await store.person(link.person) : null
  if (!link || !person) throw new Refused('not-found', 'This link was used already, or its time is over.')
  return [link, person]
}

export const whoseLink = async (house: House, token: string): Promise<PersonRow> =>
  (await passwordLink(house, token))[1]

export async function openByLink(
  house: House,
  { token, password }: { token: string; password: string },
  device: string,
): Promise<Opened> {
  const [link, person] = await passwordLink(house, token)
  return open(house, person, link, password, device)
}

async function open(house: House, person: PersonRow, link: LinkRow, password: string, device: string): Promise<Opened> {
  const { store, people, tables } = house
  const ban = await markOf(store, person.id, 'banned', tables.now())
  if (ban) throw banned(ban)
  people.mustBePassword(password)
  if (!(await store.useLink(link.id, tables.now())))
    throw new Refused('not-found', 'This link was used already, or its time is over.')
  const visitor = await people.setPassword(person, password, device)
  for (const { id } of await people.endSessionsOf(person, visitor.session.id)) house.endSession(id)
  // What was handed out besides is worth nothing now.
  await store.dropLinks(person.id, 'password')
  return { visitor, recovery: await freshCode(house, visitor.person) }
}

/** Says nothing about whether there is such a name, or an address of it. */
export async function mailLink(house: House, name: string): Promise<void> {
  const { store, tables, mail } = house
  if (!mail) throw new Refused('forbidden', 'This site sends no mail: ask an administrator for a link.')
  const person = await store.personByKey(nameKey(name))
  const address = person && person.password !== null ? await store.address(person.id) : null
  if (!person || !address || address.confirmed === null) return
  const token = newSecret()
  const now = tables.now()
  await store.keepLink({
    id: digestOf(token),
    kind: 'password',
    person: person.id,
    made: now,
    until: now + HOUR_MS,
    uses: 1,
    note: 'mail',
  })
  await mail.password(person.id, token)
}
