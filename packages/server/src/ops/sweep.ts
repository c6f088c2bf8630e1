// Looks through everything that is stored, a little at a time: counts it, and says what is to go.
import type { Store } from '../store/store.ts'
import type { PersonAge, TableAge } from '../store/upkeep-store.ts'
import { isOver, type Keep } from './keep.ts'

/** What a sweep has to ask. */
export type Seen = Pick<Store, 'tablesAfter' | 'peopleAfter' | 'sessionsAfter' | 'lastLines' | 'list' | 'bytes'>

/** What a sweep does with what is to go; false if it has to stay for now. */
export interface Remover {
  dropTable(id: string): Promise<boolean>
  dropGuest(id: string): Promise<boolean>
  endSession(id: string): Promise<boolean>
  /** Between two steps: those who play come first. */
  pause(): Promise<void>
}

export const KINDS = ['waiting', 'abandoned', 'finished', 'guests', 'sessions'] as const
export type Gone = { [K in (typeof KINDS)[number]]: number }

export interface Census {
  tables: { [K in TableAge['status']]: number }
  people: { [K in PersonAge['kind']]: number }
  /** People seen in the last day, and in the last week. */
  active: { day: number; week: number }
  bytes: number
}

export interface Swept {
  /** What is there afterwards. */
  census: Census
  gone: Gone
}

const PAGE = 100
const DAY_MS = 86_400_000

async function* all<T extends { id: string }>(
  next: (after: string, limit: number) => Promise<T[]>,
  remover: Remover,
): AsyncGenerator<T[]> {
  for (let after: string | undefined = ''; after !== undefined; ) {
    const page = await next(after, PAGE)
    yield page
    await remover.pause()
    after = page.length < PAGE ? undefined : page.at(-1)?.id
  }
}

/** Is it to go, and as what? */
async function whyGone(store: Seen, page: readonly TableAge[], keep: Keep, now: number) {
  const old = ({ status, changed }: TableAge) => status === 'playing' && isOver(keep.abandoned, changed, now)
  const playing = page.filter(old).map(({ id }) => id)
  const last = playing.length === 0 ? new Map<string, { at: number }>() : await store.lastLines(playing)
  return (table: TableAge): 'waiting' | 'abandoned' | 'finished' | null => {
    const { id, status, changed, doc } = table
    switch (status) {
      case 'waiting':
      case 'closed':
        return isOver(keep.waiting, changed, now) ? 'waiting' : null
      case 'playing':
        return old(table) && isOver(keep.abandoned, last.get(id)?.at ?? changed, now) ? 'abandoned' : null
      case 'finished': {
        // The row may have been written since: somebody has deleted their account.
        const { finished } = JSON.parse(doc) as { finished?: number | null }
        return isOver(keep.finished, finished ?? changed, now) ? 'finished' : null
      }
    }
  }
}

/** Of everything what is over by now goes; the rest is counted. */
export async function sweep(store: Seen, keep: Keep, remover: Remover, now: number): Promise<Swept> {
  const gone: Gone = { waiting: 0, abandoned: 0, finished: 0, guests: 0, sessions: 0 }
  const tables = { waiting: 0, playing: 0, finished: 0, closed: 0 }
  const people = { claimed: 0, guest: 0, program: 0 }
  const active = { day: 0, week: 0 }

  for await (const page of all(store.tablesAfter, remover)) {
    const why = await whyGone(store, page, keep, now)
    for (const table of page) {
      const kind = why(table)
      if (kind !== null && (await remover.dropTable(table.id))) {
        gone[kind]++
        await remover.pause()
      } else tables[table.status]++
    }
  }
  // Tables first: whoever sat at those that are gone plays nowhere now.
  for await (const page of all(store.peopleAfter, remover))
    for (const person of page) {
      if ((await isGoneGuest(store, person, keep, now)) && (await remover.dropGuest(person.id))) {
        gone.guests++
        await remover.pause()
        continue
      }
      people[person.kind]++
      const away = now - (person.seen ?? person.created)
      if (away < DAY_MS) active.day++
      if (away < 7 * DAY_MS) active.week++
    }
  for await (const page of all(store.sessionsAfter, remover))
    for (const { id, seen } of page)
      if (isOver(keep.sessions, seen, now) && (await remover.endSession(id))) gone.sessions++
  return { census: { tables, people, active, bytes: await store.bytes() }, gone }
}

/** Nobody can come back as a guest without a session; whoever sits at a table that goes on is still expected. */
async function isGoneGuest(store: Seen, person: PersonAge, keep: Keep, now: number): Promise<boolean> {
  const { id, kind, seen, created, marked } = person
  if (kind !== 'guest' || marked || !isOver(keep.guests, seen ?? created, now)) return false
  return (await store.list({ person: id, status: ['waiting', 'playing'], limit: 1 })).length === 0
}
