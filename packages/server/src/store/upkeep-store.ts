// What a store tells whoever looks after it: everything there is, a little at a time, so that nobody waits for it.
import type { TableRow } from './store.ts'

export type TableAge = Pick<TableRow, 'id' | 'status' | 'changed' | 'doc'>

export interface PersonAge {
  id: string
  kind: 'claimed' | 'guest' | 'program'
  created: number
  /** When one of their sessions was last seen. */
  seen: number | null
  /** Somebody has decided something about them. */
  marked: boolean
}

export interface SessionAge {
  id: string
  seen: number
}

/** Each gives the next ones after an id, in order, at most `limit` of them. */
export interface UpkeepStore {
  tablesAfter(id: string, limit: number): Promise<TableAge[]>
  peopleAfter(id: string, limit: number): Promise<PersonAge[]>
  sessionsAfter(id: string, limit: number): Promise<SessionAge[]>
  /** How much room everything takes on the disk. */
  bytes(): Promise<number>
  /** Takes or keeps a duty that one process has at a time, until the given moment; false if another has it. */
  takeDuty(duty: string, owner: string, now: number, until: number): Promise<boolean>
  /** Forgets what says nothing any more; gives how much there was of it. */
  tidy(limit: number): Promise<number>
}
