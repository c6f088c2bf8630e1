// What a sweep lets go of, done as people would do it: nobody who is there is cut off, no table keeps who is gone.
import { forgetGuest } from '../people/data.ts'
import type { People } from '../people/people.ts'
import { Refused } from '../refused.ts'
import type { Tables } from '../tables/tables.ts'
import type { Remover } from './sweep.ts'

export const removerOf = (
  tables: Tables,
  people: People,
  endSession: (id: string) => void,
  pause: () => Promise<void>,
): Remover => ({
  async dropTable(id) {
    const live = tables.live.get(id)
    if (live && live.subscribers.size > 0) return false
    await tables.store.deleteTable(id)
    tables.drop(id)
    return true
  },
  async dropGuest(id) {
    try {
      for (const session of await forgetGuest(tables, people, id)) endSession(session.id)
      return true
    } catch (error) {
      // A table that cannot be changed now keeps its guests until the next time, and nobody else.
      if (error instanceof Refused) return false
      throw error
    }
  },
  async endSession(id) {
    await tables.store.endSession(id)
    endSession(id)
    return true
  },
  pause,
})
