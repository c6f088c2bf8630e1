// Who may claim a name: everybody, those who were invited, or nobody.
import type { House } from '../house.ts'
import { digestOf } from '../ids.ts'
import { Refused } from '../refused.ts'

/** Claims a name, if that is open to the person; an invitation is used up only if it succeeds. */
export async function signingUp<T>(house: House, invitation: string | undefined, claim: () => Promise<T>): Promise<T> {
  const { signUps } = house.site
  if (signUps === 'open') return claim()
  if (signUps === 'closed') throw new Refused('forbidden', 'This site takes no new names.')
  if (invitation === undefined) throw new Refused('forbidden', 'This site takes new names by invitation only.')
  const now = house.tables.now()
  const id = digestOf(invitation)
  const isOne = (await house.store.link(id, now))?.kind === 'invitation'
  const used = isOne ? await house.store.useLink(id, now) : null
  if (!used) throw new Refused('forbidden', 'This invitation was used already, or its time is over.')
  try {
    return await claim()
  } catch (error) {
    await house.store.dropLink(used.id)
    await house.store.keepLink({ ...used, uses: used.uses + 1 })
    throw error
  }
}
