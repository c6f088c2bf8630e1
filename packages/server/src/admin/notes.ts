// The log of administration: what administrators did, and who was not let in. Never a password or a token.

import { nameKey } from '../people/name-key.ts'
import type { LogRow } from '../store/admin-store.ts'
import type { Store } from '../store/store.ts'

/** So many lines of each kind are kept. */
const MOST = { deed: 10_000, refused: 5_000 } as const
/** What somebody typed as a name may be anything. */
const LONGEST = 200

export type Note = Partial<Omit<LogRow, 'id' | 'at' | 'kind'>> & Pick<LogRow, 'kind' | 'what'>

export const note = (store: Store, now: number, { kind, what, ...rest }: Note): Promise<void> =>
  store.note(
    {
      at: now,
      kind,
      what,
      actor: rest.actor ?? '',
      actorName: rest.actorName ?? '',
      about: rest.about ?? '',
      name: (rest.name ?? '').slice(0, LONGEST),
      more: (rest.more ?? '').slice(0, LONGEST),
    },
    MOST[kind],
  )

/** Who was not let in, by which name and from where; never the password or the code. With the person it goes again. */
export async function noteRefused(
  store: Store,
  now: number,
  { what, name, address }: { what: string; name: string; address: string },
): Promise<void> {
  const person = await store.personByKey(nameKey(name))
  await note(store, now, {
    kind: 'refused',
    what,
    about: person?.id ?? '',
    name: person?.name ?? name,
    more: address,
  })
}
