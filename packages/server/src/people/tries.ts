// Who may try a password now. Strangers are slowed down by address and name together; the owner of a name never waits
// for them on a device where they have signed in before.
import type { House } from '../house.ts'
import { Refused } from '../refused.ts'
import type { SharedLimiter } from '../wire/limits.ts'
import { nameKey } from './name-key.ts'
import type { Visitor } from './people.ts'

/** A try that was allowed; it does not count if the password was right. */
export interface Try {
  wasRight(): Promise<void>
}

async function mustAllow(tries: readonly [limit: SharedLimiter, key: string][]): Promise<Try> {
  for (const [limit, key] of tries)
    if (!(await limit.allows(key)))
      throw new Refused('too-many', 'Too many passwords were tried. Please wait a minute.')
  return {
    async wasRight() {
      await Promise.all(tries.map(([limit, key]) => limit.giveBack(key)))
    },
  }
}

export async function mayTryPassword(
  { store, people, limits }: House,
  name: string,
  address: string,
  devices: string | null,
): Promise<Try> {
  const key = nameKey(name)
  const person = await store.personByKey(key)
  const device = person && people.knownDevice(person, devices)
  if (device) return mustAllow([[limits.passwords, `device ${device}`]])
  return mustAllow([
    [limits.passwordsOfAddress, address],
    [limits.passwords, `${address} ${key}`],
    [limits.passwordsForName, key],
  ])
}

/** Somebody who is signed in is on a device that is known. */
export const mayTryOwnPassword = ({ limits }: House, { session }: Visitor): Promise<Try> =>
  mustAllow([[limits.passwords, `session ${session.id}`]])
