// Where administrators' wishes are carried out: in a server, or beside it on the same store.

import { nameKey } from '../people/name-key.ts'
import type { People } from '../people/people.ts'
import { Refused } from '../refused.ts'
import type { PersonRow, Store } from '../store/store.ts'
import type { Tables } from '../tables/tables.ts'
import { note } from './notes.ts'

export interface Office {
  readonly store: Store
  readonly tables: Tables
  readonly people: People
  /** A session is over: its sockets are cut, here and elsewhere. */
  endSession(session: string): void
  /** Something about a person has changed: whoever knows them looks again. */
  personChanged(person: string): void
  /** The page's address, where it is known: for links that are handed out. */
  readonly address: string | null
}

/** Who wants it: an account, or whoever sits at the machine itself. */
export interface Actor {
  readonly id: string
  readonly name: string
}
export const MACHINE: Actor = { id: '', name: '' }

/** By id, or by name: a claimed one first, or that of the only one who is called so. */
export async function findPerson({ store }: Office, who: string): Promise<PersonRow> {
  const found = (await store.person(who)) ?? (await store.personByKey(nameKey(who)))
  if (found) return found
  const called = (await store.listPeople({ text: nameKey(who), limit: 50 })).filter(
    ({ name }) => nameKey(name) === nameKey(who),
  )
  if (called.length > 1)
    throw new Refused('bad-request', `Several people are called ${who}: ${called.map(({ id }) => id).join(', ')}.`)
  const only = called[0] && (await store.person(called[0].id))
  if (!only) throw new Refused('not-found', `There is nobody called ${who}.`)
  return only
}

/** Nothing done to people or tables goes unnoted. */
export const noteDeed = (
  { store, tables }: Office,
  { id, name }: Actor,
  what: string,
  on: { about?: string; name?: string; more?: string } = {},
): Promise<void> => note(store, tables.now(), { kind: 'deed', actor: id, actorName: name, what, ...on })
