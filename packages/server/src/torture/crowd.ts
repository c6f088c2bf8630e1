// People who play, talk and look on whatever happens, and remember everything that was acknowledged.
import { at, below, type Random } from '@furrow/engine/core'
import { FurrowHttp } from '../client/http.ts'
import { FurrowSocket } from '../client/socket.ts'
import { losses, StubbornPlayer } from '../testing/crash.ts'
import type { Person } from '../testing/house.ts'
import { Tap } from './tap.ts'

/** Somebody at a table, and everything they were told. */
export interface Member {
  person: Person
  tap: Tap
  table: string
  seat: number | null
  /** What they said and was acknowledged. */
  said: { number: number; text: string }[]
}

const TALK_MS = 400

/** What the crowd says is never the same twice; strangers who say broken things may well say one of them again. */
const sayingOf = (n: number): string => `talk ${n}`
const isSaying = (text: string): boolean => /^talk \d+$/.test(text)

/** What of the crowd's own talk was heard more than once. */
export const heardTwice = (chat: readonly { text: string }[]): string[] =>
  chat.map(({ text }) => text).filter((text, i, texts) => isSaying(text) && texts.indexOf(text) !== i)

const again = (): number => 50 + Math.random() * 100

async function arriveTapped(address: string, bare: boolean): Promise<{ person: Person; tap: Tap }> {
  const http = new FurrowHttp(address)
  const { name } = await insist(() => http.me())
  const tap = new Tap()
  return {
    person: { http, name, socket: new FurrowSocket(http, { open: tap.open, again, bare }) },
    tap,
  }
}

/** Asks again while the server is being tormented. */
export async function insist<T>(what: () => Promise<T>, ms = 60_000): Promise<T> {
  for (const until = Date.now() + ms; ; ) {
    try {
      return await what()
    } catch (error) {
      if (Date.now() > until) throw error
      await new Promise((done) => setTimeout(done, 100))
    }
  }
}

export class Crowd {
  readonly #addresses: readonly string[]
  readonly #random: Random
  readonly #talking: NodeJS.Timeout
  readonly #players = new Map<Member, StubbornPlayer>()
  #members: Member[] = []
  #texts = 0
  #next = 0
  /** Of those who have gone. */
  #movesBefore = 0
  #talkBefore = 0
  #bytesBefore = 0

  constructor(addresses: readonly string[], random: Random) {
    this.#addresses = addresses
    this.#random = random
    this.#talking = setInterval(() => this.#talk(), TALK_MS)
  }

  get members(): readonly Member[] {
    return this.#members
  }
  get moves(): number {
    return [...this.#players.values()].reduce((n, { acknowledged }) => n + acknowledged.length, this.#movesBefore)
  }
  /** Is every game over? Then nobody can play on. */
  get isOver(): boolean {
    return this.#members.every(({ person, table }) => person.socket.state(table)?.info.status === 'finished')
  }
  get talk(): number {
    return this.#members.reduce((n, { said }) => n + said.length, this.#talkBefore)
  }
  get bytes(): number {
    return this.#members.reduce((n, { tap }) => n + tap.bytes, this.#bytesBefore)
  }
  get tables(): readonly string[] {
    return [...new Set(this.#members.map(({ table }) => table))]
  }

  #arrive(): Promise<{ person: Person; tap: Tap }> {
    const place = this.#next++
    // Some as pages come, which have the rules, some as programs that have not.
    return arriveTapped(at(this.#addresses, place % this.#addresses.length), place % 5 < 3)
  }

  /** Two people, or one and a bot, with hand cards, and somebody who looks on. */
  async sitDown(withBot: boolean): Promise<void> {
    const [a, b, c] = [await this.#arrive(), await this.#arrive(), await this.#arrive()]
    const other = withBot ? { kind: 'bot' as const, level: 'random' } : { kind: 'open' as const }
    const wish = { game: 'agricola', setup: { cards: 'dealt' }, public: true, seats: [{ kind: 'me' as const }, other] }
    const { id: table } = await insist(() => a.person.http.createTable(wish))
    if (!withBot) await insist(() => b.person.http.join(table))
    const member = (who: typeof a, seat: number | null): Member => ({ ...who, table, seat, said: [] })
    const members = [member(a, 0), ...(withBot ? [] : [member(b, 1)]), member(c, null)]
    if (withBot) b.person.socket.close()
    for (const one of members) {
      if (one.seat !== null) this.#players.set(one, new StubbornPlayer(one.person, table))
      else void insist(() => one.person.socket.join(table)).catch(() => undefined)
    }
    this.#members.push(...members)
  }

  #talk(): void {
    if (this.#members.length === 0) return
    const one = at(this.#members, below(this.#random, this.#members.length))
    const text = sayingOf(++this.#texts)
    one.person.socket.chat(one.table, text).then(
      (number) => one.said.push({ number, text }),
      () => undefined, // refused: it was never said
    )
  }

  cut(share: number): void {
    for (const { tap } of this.#members) if (below(this.#random, 100) < share) tap.cut()
  }

  /** What was acknowledged and is not there, or is there twice. */
  async lost(): Promise<string[]> {
    return [...(await losses([...this.#players.values()])), ...(await this.#lostTalk())]
  }

  async #lostTalk(): Promise<string[]> {
    const wrong: string[] = []
    for (const { person, table, said } of this.#members) {
      const before = [...said]
      const again = new FurrowSocket(person.http, { open: new Tap().open, again: () => 50 })
      try {
        const { chat } = await insist(() => again.join(table))
        const first = chat[0]?.number ?? 0
        for (const { number, text } of before)
          if (number >= first && !chat.some((line) => line.number === number && line.text === text))
            wrong.push(`${table} lost the talk ${number} ${text}`)
        wrong.push(...heardTwice(chat).map((text) => `${table} heard twice: ${text}`))
      } finally {
        again.close()
      }
    }
    return wrong
  }

  /** Those whose game is over go home, once nothing of theirs is missing. Gives what is. */
  async sendHome(): Promise<string[]> {
    const over = new Set(
      this.#members.flatMap(({ person, table }) =>
        person.socket.state(table)?.info.status === 'finished' ? [table] : [],
      ),
    )
    const going = this.#members.filter(({ table }) => over.has(table))
    const players = going.flatMap((one) => this.#players.get(one) ?? [])
    const wrong = await losses(players)
    await this.#leave(going)
    return wrong
  }

  async #leave(going: readonly Member[]): Promise<void> {
    for (const one of going) {
      const player = this.#players.get(one)
      this.#movesBefore += player?.acknowledged.length ?? 0
      this.#talkBefore += one.said.length
      this.#bytesBefore += one.tap.bytes
      if (player) await player.stop()
      else one.person.socket.close()
      this.#players.delete(one)
    }
    this.#members = this.#members.filter((one) => !going.includes(one))
  }

  async close(): Promise<void> {
    clearInterval(this.#talking)
    await this.#leave(this.#members)
  }
}
