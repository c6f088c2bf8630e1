import type { AdminAnswers } from '@furrow/server/client'
import { useCallback, useEffect, useState } from 'react'
import { getServer } from '../connection/server.ts'

/** The answers that are lists. */
export type Listing = { [V in keyof AdminAnswers]: AdminAnswers[V] extends unknown[] ? V : never }[keyof AdminAnswers]

export interface Asked<T> {
  data: T | null
  trouble: unknown
  /** Asks again. */
  look(): void
}

/** What a verb of administration answers, asked when the page is shown and again when it is wanted. */
export function useVerb<V extends keyof AdminAnswers>(verb: V, wish: string): Asked<AdminAnswers[V]> {
  const [answer, setAnswer] = useState<{ data: AdminAnswers[V] | null; trouble: unknown }>({
    data: null,
    trouble: null,
  })
  const look = useCallback(() => {
    // A wish is a text, so that the same one is the same.
    getServer()
      .http.admin(verb, JSON.parse(wish) as object)
      .then(
        (data) => setAnswer({ data, trouble: null }),
        (trouble: unknown) => setAnswer({ data: null, trouble }),
      )
  }, [verb, wish])
  useEffect(look, [look])
  return { ...answer, look }
}

const PAGE = 100

/** The same for a list, page by page: `before` names the last entry of the page before. */
export function useList<V extends Listing>(
  verb: V,
  wish: object,
  before: (last: AdminAnswers[V][number]) => string | number,
) {
  const text = JSON.stringify(wish)
  const first = useVerb(verb, text)
  const [later, setLater] = useState<{ of: unknown; rows: AdminAnswers[V][number][] }>({ of: null, rows: [] })
  const rows = first.data && [...first.data, ...(later.of === first.data ? later.rows : [])]
  const last = rows?.at(-1)
  const hasMore = last !== undefined && rows !== null && rows.length % PAGE === 0
  async function more(): Promise<void> {
    if (last === undefined) return
    const page = await getServer().http.admin(verb, { ...wish, before: before(last) })
    setLater(({ of, rows: known }) => ({ of: first.data, rows: [...(of === first.data ? known : []), ...page] }))
  }
  return { rows, trouble: first.trouble, look: first.look, more: hasMore ? more : null }
}
