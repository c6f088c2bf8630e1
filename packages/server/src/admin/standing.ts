// Marks on people, as they hold at a moment: who runs the house, who is not let in, who may not talk.
import { Refused } from '../refused.ts'
import type { Mark, MarkRow } from '../store/admin-store.ts'
import type { Store } from '../store/store.ts'

export const holds = ({ until }: MarkRow, now: number): boolean => until === null || until > now

/** The person's mark, if it holds now. */
export async function markOf(store: Store, person: string, mark: Mark, now: number): Promise<MarkRow | null> {
  const marks = await store.marks([person])
  return marks.find((row) => row.mark === mark && holds(row, now)) ?? null
}

const day = (moment: number): string => new Date(moment).toISOString().slice(0, 16).replace('T', ' ')

/** Until when and why, for the sentence. */
const terms = ({ until, note }: MarkRow): string =>
  `${until === null ? '' : ` until ${day(until)} UTC`}.${note === '' ? '' : ` The reason given: ${note}`}`

export const banned = (mark: MarkRow): Refused =>
  new Refused('banned', `You are not let in here${terms(mark)}`, { until: mark.until, note: mark.note })

export async function mustNotBeMuted(store: Store, person: string, now: number): Promise<void> {
  const mark = await markOf(store, person, 'muted', now)
  if (mark) throw new Refused('muted', `You may not talk here${terms(mark)}`)
}
