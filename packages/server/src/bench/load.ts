// Tables full of people who play at a steady pace.
import { at } from '@furrow/engine/core'
import { FurrowHttp } from '../client/http.ts'
import { movesIn, newSeen, Pair, type Seen } from './player.ts'

const AT_ONCE = 48

async function inParallel<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = [...items]
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let item = queue.pop(); item !== undefined; item = queue.pop()) await work(item)
    }),
  )
}

/** What is played: of so many tables one has a bot beside the two people, of so many one has somebody who looks on. */
export interface Mix {
  cards: 'none' | 'dealt'
  botEvery: number
  /** How well bots play; null for the level of tables where nobody chooses. */
  botLevel: string | null
  spectatorEvery: number
  /** After so many moves one of them says something. */
  chatEvery: number
}

const every = (nth: number, i: number): boolean => nth > 0 && i % nth === 0

/** Two people at a new table, both joined, and who else belongs there. Who is not known yet comes as a guest. */
async function seatPair(
  address: string,
  i: number,
  mix: Mix,
  seen: Seen,
  known: readonly string[] = [],
): Promise<Pair> {
  const spectator = every(mix.spectatorEvery, i + 1)
  const people = [0, 1, ...(spectator ? [2] : [])].map((n) => new FurrowHttp(address, known[n] ?? null))
  await Promise.all(people.map((http) => http.cookie ?? http.me()))
  const [a, b] = [at(people, 0), at(people, 1)]
  const bot = every(mix.botEvery, i) ? [{ kind: 'bot' as const, ...(mix.botLevel && { level: mix.botLevel }) }] : []
  const table = await a.createTable({
    game: 'agricola',
    setup: { cards: mix.cards },
    seats: [{ kind: 'me' }, { kind: 'invited' }, ...bot],
    public: spectator,
  })
  await b.join(table.id, table.code)
  const cookies = people.map(({ cookie }) => cookie ?? '')
  const pair = new Pair(address, table.id, cookies, { every: mix.chatEvery, first: i }, seen)
  await pair.joined()
  return pair
}

/** Sets a table up at which a bot begins, and waits for its move. */
export async function awaitBot(address: string): Promise<void> {
  const http = new FurrowHttp(address)
  await http.me()
  const seats = [{ kind: 'me' as const }, { kind: 'bot' as const }]
  const { id } = await http.createTable({ game: 'agricola', setup: { starting: 1 }, seats })
  while (!(await http.log(id)).some(({ kind }) => kind === 'move')) await new Promise((done) => setTimeout(done, 50))
}

export async function seatPairs(address: string, tables: number, mix: Mix, seen: Seen): Promise<Pair[]> {
  const pairs: Pair[] = []
  const numbers = Array.from({ length: tables }, (_, i) => i)
  await inParallel(numbers, async (i) => void pairs.push(await seatPair(address, i, mix, seen)))
  return pairs
}

export interface Phase {
  movesPerSecond: number
  late: number
  seen: Seen
}

const TICK_MS = 5

/**
 * Every table moves at its pace, not all at once; what bots do counts as moves of the table. Where a game is over, `again`
 * gives the next one.
 */
export async function playAtPace(
  pairs: Pair[],
  { rate, seconds, again }: { rate: number; seconds: number; again: Again },
  seen: Seen,
): Promise<Phase> {
  const fresh = newSeen()
  Object.assign(seen, fresh)
  const wait = 1000 / rate
  const start = performance.now()
  const due = pairs.map((_, i) => start + (i / pairs.length) * wait)
  for (const pair of pairs) pair.takeBotMoves() // those of before are not of this pace
  const changing = new Map<number, Promise<void>>()
  let late = 0
  const change = async (i: number): Promise<void> => {
    const pair = at(pairs, i)
    pair.close()
    pairs[i] = await again(i, pair)
    changing.delete(i)
  }
  while (performance.now() - start < seconds * 1000) {
    const now = performance.now()
    pairs.forEach((pair, i) => {
      const from = at(due, i)
      if (from > now || changing.has(i)) return
      const byBots = pair.takeBotMoves()
      if (byBots > 0) due[i] = from + byBots * wait
      else if (pair.over) changing.set(i, change(i))
      else if (pair.move(now)) due[i] = from + wait
      else if (pair.isUnderWay && now - from > wait) {
        late++ // the answer to the last move took longer than a whole turn
        due[i] = from + wait
      }
    })
    await new Promise((done) => setTimeout(done, TICK_MS))
  }
  const elapsed = (performance.now() - start) / 1000
  await Promise.all(changing.values())
  // What is still under way counts too.
  await new Promise((done) => setTimeout(done, 500))
  return { movesPerSecond: Math.round(movesIn(seen) / elapsed), late, seen }
}

/** The next table of the same people. */
export type Again = (i: number, pair: Pair) => Promise<Pair>

export const reseat =
  (address: string, mix: Mix, seen: Seen): Again =>
  (i, { cookies }) =>
    seatPair(address, i, mix, seen, cookies)

const ALL = Number.POSITIVE_INFINITY
/** About so many moves of people a game has. */
const MOVES = 130

/** Plays as fast as answers come, until every game is over, or so many moves were made at the table of each place in the list. */
async function playQuickly(pairs: readonly Pair[], most: number, moves: (i: number) => number): Promise<void> {
  const until = performance.now() + most * 1000
  const goesOn = (pair: Pair, i: number) => !pair.over && pair.moves < moves(i)
  while (performance.now() < until && pairs.some(goesOn)) {
    for (const [i, pair] of pairs.entries()) if (goesOn(pair, i)) pair.move(performance.now())
    await new Promise((done) => setTimeout(done, 2))
  }
}

export const playToTheEnd = (pairs: readonly Pair[], most: number): Promise<void> => playQuickly(pairs, most, () => ALL)

/** Tables of all ages, as where people come and go: games that began together would end together, and all sit down anew at once. */
export const playApart = (pairs: readonly Pair[], most: number): Promise<void> =>
  playQuickly(pairs, most, (i) => (i / pairs.length) * MOVES)

export const percentile = (values: readonly number[], p: number): number => {
  const sorted = [...values].sort((a, b) => a - b)
  const value = sorted[Math.min(sorted.length - 1, Math.floor((p / 100) * sorted.length))] ?? 0
  return Math.round(value * 10) / 10
}
