// A table with real clients who think for a moment, play, and wait as long as it takes until somebody is asked again.
import type { Played as PlayedBy } from '../../testing/crash.ts'
import { arrive, type Person } from '../../testing/house.ts'

const LOOK_MS = 5
const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))

export class PatientTable {
  /** From sending a move until the next person there is asked, the answer of a bot included; in ms. */
  readonly waits: number[] = []
  /** Everybody's acknowledged moves, game by game. */
  readonly played: PlayedBy[] = []
  readonly #people: readonly Person[]
  readonly #withBot: boolean
  readonly #thinkMs: number
  #since: number | null = null
  #going = true
  #ended: Promise<void> = Promise.resolve()

  private constructor(people: readonly Person[], withBot: boolean, thinkMs: number) {
    this.#people = people
    this.#withBot = withBot
    this.#thinkMs = thinkMs
  }

  static async open(address: string, withBot: boolean, thinkMs: number): Promise<PatientTable> {
    const people = await Promise.all(Array.from({ length: withBot ? 1 : 2 }, () => arrive(address)))
    const table = new PatientTable(people, withBot, thinkMs)
    table.#ended = table.#playOn()
    return table
  }

  /** How long somebody has been waiting now. */
  get waitingMs(): number {
    return this.#since === null ? 0 : performance.now() - this.#since
  }

  async #playOn(): Promise<void> {
    await pause(Math.random() * this.#thinkMs) // not all at once
    while (this.#going) {
      const table = await this.#sitDown().catch(() => null)
      if (table) await this.#play(table)
      else await pause(LOOK_MS)
    }
  }

  async #sitDown(): Promise<string> {
    const [host, guest] = this.#people
    if (!host) throw new Error('Nobody is there.')
    const other = this.#withBot ? { kind: 'bot' as const, level: 'random' } : { kind: 'invited' as const }
    const wish = { game: 'agricola', setup: { cards: 'dealt' }, seats: [{ kind: 'me' as const }, other] }
    const { id, code } = await host.http.createTable(wish)
    if (guest) await guest.http.join(id, code)
    for (const { socket } of this.#people) await socket.join(id)
    return id
  }

  async #play(table: string): Promise<void> {
    const played = this.#people.map((person): PlayedBy => ({ person, table, acknowledged: [] }))
    this.played.push(...played)
    for (let turn = 0; this.#going; turn++) {
      const next = await this.#nextAsked(played)
      if (this.#since !== null) this.waits.push(this.waitingMs)
      this.#since = null
      if (!next) break
      await pause(this.#thinkMs)
      if (!this.#going) break
      this.#since = performance.now()
      const moves = next.person.socket.state(table)?.ask?.moves ?? []
      const move = moves[(turn * 7) % moves.length]?.text ?? ''
      // Refused only if the picture was old: then they look again, and have waited all the while.
      const number = await next.person.socket.play(table, move).catch(() => null)
      if (number !== null) next.acknowledged.push({ number, move })
      const told = ({ person }: PlayedBy): boolean => (person.socket.state(table)?.number ?? 0) >= (number ?? 0)
      while (this.#going && !played.every(told)) await pause(LOOK_MS)
    }
    for (const { person } of played) await person.socket.leave(table).catch(() => undefined)
  }

  /** Whoever is asked next, or null if the game is over. */
  async #nextAsked(played: readonly PlayedBy[]): Promise<PlayedBy | null> {
    while (this.#going) {
      const states = played.map(({ person, table }) => person.socket.state(table))
      if (states.some((state) => state?.info.status === 'finished')) return null
      const asked = played[states.findIndex((state) => state?.ask)]
      if (asked) return asked
      await pause(LOOK_MS)
    }
    return null
  }

  /** Nobody plays on; what was played can still be looked up. */
  async stop(): Promise<void> {
    this.#going = false
    for (const { socket } of this.#people) socket.close()
    await this.#ended.catch(() => undefined)
  }
}
