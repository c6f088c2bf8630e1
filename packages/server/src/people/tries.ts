// Who may try a password now. Strangers are slowed down by address and name together; the owner of a name never waits
// for them on a device where they have signed in before.
import type { House } from '../house.ts'
import { Refused } from '../refused.ts'
import { nameKey, type Visitor } from './people.ts'

function mustAllow(allowed: boolean): void {
  if (!allowed) throw new Refused('too-many', 'Too many passwords were tried. Please wait a minute.')
}

export async function mayTryPassword(
  { store, people, limits }: House,
  name: string,
  address: string,
  devices: string | null,
): Promise<void> {
  const key = nameKey(name)
  const person = await store.personByKey(key)
  const device = person && people.knownDevice(person, devices)
  if (device) return mustAllow(limits.passwords.allows(`device ${device}`))
  mustAllow(limits.passwordsOfAddress.allows(address))
  mustAllow(limits.passwords.allows(`${address} ${key}`))
  mustAllow(limits.passwordsForName.allows(key))
}

/** Somebody who is signed in is on a device that is known. */
export const mayTryOwnPassword = ({ limits }: House, { session }: Visitor): void =>
  mustAllow(limits.passwords.allows(`session ${session.id}`))
