// Tables full of people who play at a steady pace.
import { at } from '@furrow/engine'
import { FurrowHttp } from '../client/http.ts'
import { newSeen, Pair, type Seen } from './player.ts'

const AT_ONCE = 48

async function inParallel<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = [...items]
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let item = queue.pop(); item !== undefined; item = queue.pop()) await work(item)
    }),
  )
}

/** Two new people at each of so many new tables, all joined. */
export async function seatPairs(address: string, tables: number, seen: Seen): Promise<Pair[]> {
  const pairs: Pair[] = []
  await inParallel(
    Array.from({ length: tables }, (_, i) => i),
    async () => {
      const [a, b] = [new FurrowHttp(address), new FurrowHttp(address)]
      await Promise.all([a.me(), b.me()])
      const table = await a.createTable({ game: 'agricola', seats: [{ kind: 'me' }, { kind: 'invited' }] })
      await b.join(table.id, table.code)
      const pair = new Pair(address, table.id, [a.cookie ?? '', b.cookie ?? ''], seen)
      await pair.joined()
      pairs.push(pair)
    },
  )
  return pairs
}

export interface Phase {
  movesPerSecond: number
  late: number
  seen: Seen
}

const TICK_MS = 5

/** Every table moves at its pace, not all at once. */
export async function playAtPace(pairs: readonly Pair[], rate: number, seconds: number, seen: Seen): Promise<Phase> {
  const fresh = newSeen()
  Object.assign(seen, fresh)
  const every = 1000 / rate
  const start = performance.now()
  const due = pairs.map((_, i) => start + (i / pairs.length) * every)
  let late = 0
  let picks = 0
  while (performance.now() - start < seconds * 1000) {
    const now = performance.now()
    pairs.forEach((pair, i) => {
      const from = at(due, i)
      if (from > now || pair.over) return
      if (pair.move(picks++ * 7, now)) due[i] = from + every
      else if (now - from > every) {
        late++ // the answer to the last move took longer than a whole turn
        due[i] = from + every
      }
    })
    await new Promise((done) => setTimeout(done, TICK_MS))
  }
  const elapsed = (performance.now() - start) / 1000
  // What is still under way counts too.
  await new Promise((done) => setTimeout(done, 500))
  return { movesPerSecond: Math.round(seen.moves / elapsed), late, seen }
}

/** Plays as fast as answers come, until every game is over. */
export async function playToTheEnd(pairs: readonly Pair[], most: number): Promise<void> {
  const until = performance.now() + most * 1000
  let picks = 0
  while (performance.now() < until && pairs.some(({ over }) => !over)) {
    for (const pair of pairs) pair.move(picks++ * 7, performance.now())
    await new Promise((done) => setTimeout(done, 2))
  }
}

export const percentile = (values: readonly number[], p: number): number => {
  const sorted = [...values].sort((a, b) => a - b)
  const value = sorted[Math.min(sorted.length - 1, Math.floor((p / 100) * sorted.length))] ?? 0
  return Math.round(value * 10) / 10
}
