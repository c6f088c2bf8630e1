// People: guests from the first visit on, with a name of their own once they have claimed it.
import { banned, holds, markOf } from '../admin/standing.ts'
import type { KeptSeries, Me, ProgramInfo, SessionInfo } from '../client/types.ts'
import { newId, newSecret } from '../ids.ts'
import { Refused } from '../refused.ts'
import type { MarkRow } from '../store/admin-store.ts'
import type { PersonRow, SessionRow, Store } from '../store/store.ts'
import { openSession, signSession } from './cookie.ts'
import { knownDevice, withDevice } from './device.ts'
import { nameKey, tidy } from './name-key.ts'
import { hashPassword, isPassword } from './password.ts'
import { isProgram, mustNotBeMarked, newProgramId, programName } from './programs.ts'

/** Somebody who is asking, and by which session. */
export interface Visitor {
  person: PersonRow
  session: SessionRow
}

const LONGEST_NAME = 24
const SHORTEST_PASSWORD = 8
const LONGEST_PASSWORD = 200
/** How long a visitor is believed without asking the store: sessions can be ended by other processes. */
const KNOWN_MS = 10_000
const MOST_KNOWN = 20_000
const HOUR_MS = 3_600_000
/** What a guest is called. The name is the same for everybody from then on, as others' names are. */
const GUEST: Readonly<Record<string, string>> = { en: 'Guest', fr: 'Invité' }

export const asMe = ({ id, name, key }: PersonRow): Me => ({
  id,
  name,
  claimed: key !== null,
  ...(isProgram(id) && { program: true as const }),
})

function cleanName(name: string): string {
  const clean = tidy(name)
  if (clean.length === 0) throw new Refused('bad-request', 'A name has at least one letter.')
  if (clean.length > LONGEST_NAME) throw new Refused('bad-request', `A name has at most ${LONGEST_NAME} characters.`)
  return clean
}

/** The name as it is stored: that of a program ends in its mark, and nobody else's does. */
function nameFor(id: string, name: string): string {
  if (isProgram(id)) return programName(tidy(name))
  mustNotBeMarked(name)
  return cleanName(name)
}

function mustBePassword(password: string): void {
  if (password.length < SHORTEST_PASSWORD || password.length > LONGEST_PASSWORD)
    throw new Refused('bad-request', `A password has ${SHORTEST_PASSWORD} to ${LONGEST_PASSWORD} characters.`)
}

export class People {
  readonly #store: Store
  readonly #secret: string
  readonly #known = new Map<string, { visitor: Visitor; until: number; ban: MarkRow | null }>()
  /** Do we hear when another process ends a session? If not, the store is asked each time. */
  #hears = true

  constructor(store: Store, secret: string) {
    this.#store = store
    this.#secret = secret
  }

  cookieFor({ id }: SessionRow): string {
    return signSession(this.#secret, id)
  }

  /** The cookie by which this device is known for the person from now on; null for a guest, who has no password. */
  deviceFor({ id, password }: PersonRow, cookie: string | null): string | null {
    return password === null ? null : withDevice(this.#secret, cookie, id)
  }

  knownDevice({ id }: PersonRow, cookie: string | null): string | null {
    return knownDevice(this.#secret, cookie, id)
  }

  /** Who comes with this cookie, or null. Who is banned is refused, unless they ask for what they may have all the same. */
  async visitor(cookie: string | null, evenBanned = false): Promise<Visitor | null> {
    const id = cookie === null ? null : openSession(this.#secret, cookie)
    if (id === null) return null
    const now = Date.now()
    const known = this.#known.get(id)
    if (known && known.until > now) return letIn(known, now, evenBanned)
    const session = await this.#store.session(id)
    const person = session && (await this.#store.person(session.person))
    if (!session || !person) {
      this.#known.delete(id)
      return null
    }
    if (now - session.seen > HOUR_MS) {
      session.seen = now
      await this.#store.touchSession(id, now)
    }
    const ban = await markOf(this.#store, person.id, 'banned', now)
    return letIn({ visitor: this.#remember({ person, session }, ban), ban }, now, evenBanned)
  }

  #remember(visitor: Visitor, ban: MarkRow | null = null): Visitor {
    if (!this.#hears) return visitor
    if (this.#known.size > MOST_KNOWN) this.#known.clear()
    this.#known.set(visitor.session.id, { visitor, until: Date.now() + KNOWN_MS, ban })
    return visitor
  }

  /** Something about the person has changed elsewhere. */
  forgetPerson(id: string): void {
    for (const [session, { visitor }] of this.#known) if (visitor.person.id === id) this.#known.delete(session)
  }

  forgetAll(): void {
    this.#known.clear()
  }

  hears(yes: boolean): void {
    this.#hears = yes
    this.forgetAll()
  }

  forgetSession(id: string): void {
    this.#known.delete(id)
  }

  #newSession(person: string, device: string): SessionRow {
    const now = Date.now()
    return { id: newSecret(), person, created: now, seen: now, device }
  }

  async newGuest(device: string, languages: readonly string[] = []): Promise<Visitor> {
    const id = newId()
    const language = languages.find((one) => Object.hasOwn(GUEST, one)) ?? 'en'
    const name = `${GUEST[language]} ${(parseInt(Buffer.from(id).toString('hex').slice(0, 8), 16) % 9000) + 1000}`
    const person: PersonRow = { id, name, key: null, password: null, created: Date.now() }
    const session = this.#newSession(id, device)
    await this.#store.createPerson(person, session)
    return this.#remember({ person, session })
  }

  /** An account for a program: nobody signs in to it, its token is its only session. */
  async newProgram(name: string, maker: PersonRow): Promise<Visitor> {
    const id = newProgramId()
    const clean = nameFor(id, name)
    const person: PersonRow = { id, name: clean, key: null, password: null, created: Date.now() }
    const session = this.#newSession(id, 'token')
    await this.#store.createPerson(person, session)
    try {
      const named = await this.#save({ ...person, key: nameKey(clean) })
      await this.#store.keepMaker(id, maker.id)
      return this.#remember({ person: named, session })
    } catch (error) {
      await this.#store.deletePerson(id)
      throw error
    }
  }

  /** The programs that somebody has made. */
  async programs({ person }: Visitor): Promise<ProgramInfo[]> {
    const made = await this.#store.programsOf(person.id)
    const seen = async (id: string) => (await this.#store.sessions(id))[0]?.seen ?? null
    return Promise.all(made.map(async ({ id, name, created }) => ({ id, name, created, seen: await seen(id) })))
  }

  /** One of them. */
  async programOf({ person }: Visitor, id: string): Promise<Visitor> {
    const made = (await this.#store.programsOf(person.id)).find((one) => one.id === id)
    if (!made) throw new Refused('not-found', 'You have no such program.')
    return { person: made, session: (await this.#store.sessions(id))[0] ?? this.#newSession(id, 'token') }
  }

  async rename({ person }: { person: PersonRow }, name: string): Promise<PersonRow> {
    const clean = nameFor(person.id, name)
    const owner = await this.#store.personByKey(nameKey(clean))
    if (owner && owner.id !== person.id) throw new Refused('taken', `${clean} is somebody else's name.`)
    return this.#save({ ...person, name: clean, key: person.key === null ? null : nameKey(clean) })
  }

  async #save(person: PersonRow): Promise<PersonRow> {
    if (!(await this.#store.savePerson(person))) throw new Refused('taken', `${person.name} is somebody else's name.`)
    for (const { visitor } of this.#known.values()) if (visitor.person.id === person.id) visitor.person = person
    return person
  }

  /** Makes the guest's name their own. */
  async claim({ person }: Visitor, password: string, name?: string): Promise<PersonRow> {
    if (person.password !== null) throw new Refused('wrong-moment', 'This name is claimed already.')
    if (isProgram(person.id)) throw new Refused('forbidden', 'A program has a token and no password.')
    mustBePassword(password)
    const clean = nameFor(person.id, name ?? person.name)
    return this.#save({ ...person, name: clean, key: nameKey(clean), password: await hashPassword(password) })
  }

  /** A new password; every other session is ended. */
  async changePassword({ person, session }: Visitor, old: string, password: string): Promise<SessionRow[]> {
    if (!(await isPassword(person.password, old))) throw wrongPassword()
    mustBePassword(password)
    await this.#save({ ...person, password: await hashPassword(password) })
    return this.endSessionsOf(person, session.id)
  }

  /** Every session of the person, but for one; gives those that are over. */
  async endSessionsOf(person: PersonRow, but?: string): Promise<SessionRow[]> {
    const others = (await this.#store.sessions(person.id)).filter(({ id }) => id !== but)
    for (const { id } of others) await this.#end(id)
    return others
  }

  /** A new password for somebody who has shown otherwise who they are. */
  async setPassword(person: PersonRow, password: string, device: string): Promise<Visitor> {
    mustBePassword(password)
    const saved = await this.#save({ ...person, password: await hashPassword(password) })
    const session = this.#newSession(person.id, device)
    await this.#store.createSession(session)
    return this.#remember({ person: saved, session })
  }

  /** A new person with a name of their own at once. */
  async signUp(name: string, password: string, device: string): Promise<Visitor> {
    mustBePassword(password)
    const id = newId()
    const clean = nameFor(id, name)
    const owner = await this.#store.personByKey(nameKey(clean))
    if (owner) throw new Refused('taken', `${clean} is somebody else's name.`)
    const person: PersonRow = {
      id,
      name: clean,
      key: nameKey(clean),
      password: await hashPassword(password),
      created: Date.now(),
    }
    const session = this.#newSession(id, device)
    await this.#store.createPerson({ ...person, key: null, password: null }, session)
    try {
      return this.#remember({ person: await this.#save(person), session })
    } catch (error) {
      await this.#store.deletePerson(id)
      throw error
    }
  }

  async signIn(name: string, password: string, device: string): Promise<Visitor> {
    const person = await this.#store.personByKey(nameKey(name))
    const right = await isPassword(person?.password ?? null, password)
    if (!person || !right) throw wrongPassword()
    const ban = await markOf(this.#store, person.id, 'banned', Date.now())
    if (ban) throw banned(ban)
    const session = this.#newSession(person.id, device)
    await this.#store.createSession(session)
    return this.#remember({ person, session })
  }

  async sessions({ person, session }: Visitor): Promise<SessionInfo[]> {
    const rows = await this.#store.sessions(person.id)
    return rows.map(({ id, device, created, seen }) => ({ id, device, created, seen, current: id === session.id }))
  }

  async series({ person }: Visitor): Promise<KeptSeries | null> {
    const row = await this.#store.series(person.id)
    return row && { series: row.body, changed: row.changed }
  }

  /** Keeps the later one, whichever device it comes from. */
  async keepSeries({ person }: Visitor, { series, changed }: KeptSeries): Promise<KeptSeries> {
    const kept = await this.#store.keepSeries(person.id, { body: series, changed })
    return { series: kept.body, changed: kept.changed }
  }

  async endSession({ person }: Visitor, id: string): Promise<void> {
    const session = await this.#store.session(id)
    if (session?.person !== person.id) throw new Refused('not-found', 'You have no such session.')
    await this.#end(id)
  }

  async #end(id: string): Promise<void> {
    await this.#store.endSession(id)
    this.forgetSession(id)
  }

  mustBePassword(password: string): void {
    mustBePassword(password)
  }

  async mustKnowPassword({ person }: Visitor, password: string | undefined): Promise<void> {
    if (person.password !== null && !(await isPassword(person.password, password ?? ''))) throw wrongPassword()
  }

  /** Gives the sessions that are over with it. */
  async remove({ person }: { person: PersonRow }): Promise<SessionRow[]> {
    const sessions = await this.#store.sessions(person.id)
    await this.#store.deletePerson(person.id)
    for (const { id } of sessions) this.forgetSession(id)
    return sessions
  }
}

function letIn({ visitor, ban }: { visitor: Visitor; ban: MarkRow | null }, now: number, evenBanned: boolean): Visitor {
  if (ban && holds(ban, now) && !evenBanned) throw banned(ban)
  return visitor
}

const wrongPassword = (): Refused => new Refused('wrong-password', 'The name or the password is wrong.')
