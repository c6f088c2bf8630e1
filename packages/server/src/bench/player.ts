// A person of the load program: as little work as can be, so that the server is measured and not its clients.
import { WebSocket } from 'ws'

export interface Seen {
  /** From sending a move until the other seat had it, in ms. */
  delays: number[]
  /** From sending a move until it was acknowledged as stored, in ms. */
  acks: number[]
  errors: Map<string, number>
  moves: number
  finished: number
  bytes: number
}

export const newSeen = (): Seen => ({ delays: [], acks: [], errors: new Map(), moves: 0, finished: 0, bytes: 0 })

const count = (errors: Map<string, number>, what: string): void => void errors.set(what, (errors.get(what) ?? 0) + 1)

interface Heard {
  type: string
  table?: string
  number?: number
  ask?: { moves: { text: string }[] } | null
  info?: { status: string }
  code?: string
  message?: string
}

/** One of the two people at a table. The other one notes when a move arrives. */
export class LoadPlayer {
  readonly #ws: WebSocket
  readonly #seen: Seen
  readonly #pair: Pair
  readonly ready: Promise<void>
  ask: string[] | null = null
  number = 0

  constructor(address: string, cookie: string, pair: Pair, seen: Seen) {
    this.#seen = seen
    this.#pair = pair
    this.#ws = new WebSocket(`${address.replace('http', 'ws')}/api/socket`, { headers: { Cookie: cookie } })
    this.ready = new Promise((done, failed) => {
      this.#ws.on('error', failed)
      this.#ws.on('message', (data) => {
        const text = String(data)
        seen.bytes += text.length
        this.#hear(JSON.parse(text) as Heard, done)
      })
    })
    this.#ws.on('close', () => {
      if (!pair.over) count(seen.errors, 'socket closed')
    })
  }

  #hear(message: Heard, joined: () => void): void {
    switch (message.type) {
      case 'hello':
        this.send({ type: 'join', table: this.#pair.table, command: 'join' })
        break
      case 'table':
        this.#look(message)
        joined()
        break
      case 'update':
        this.#look(message)
        this.#pair.arrived(this, message.number ?? 0)
        break
      case 'done':
        this.#pair.acknowledged(this)
        break
      case 'refused':
        count(this.#seen.errors, message.code ?? 'refused')
        break
      default:
    }
  }

  #look({ number = 0, ask = null, info }: Heard): void {
    this.number = number
    this.ask = ask?.moves.map(({ text }) => text) ?? null
    if (info?.status === 'finished') this.#pair.finish()
  }

  send(message: object): void {
    this.#ws.send(JSON.stringify(message))
  }

  close(): void {
    this.#ws.close()
  }
}

/** Two people at a table, one move at a time. */
export class Pair {
  readonly players: LoadPlayer[]
  readonly #seen: Seen
  readonly table: string
  over = false
  #moves = 0
  #flying: { by: LoadPlayer; number: number; at: number; arrived: boolean; acked: boolean } | null = null

  constructor(address: string, table: string, cookies: readonly string[], seen: Seen) {
    this.table = table
    this.#seen = seen
    this.players = cookies.map((cookie) => new LoadPlayer(address, cookie, this, seen))
  }

  async joined(): Promise<void> {
    await Promise.all(this.players.map(({ ready }) => ready))
  }

  /** False if the last move is still under way. */
  move(pick: number, now: number): boolean {
    if (this.over) return true
    if (this.#flying) return false
    const by = this.players.find(({ ask }) => ask !== null)
    if (!by?.ask) return false
    const command = `m${++this.#moves}`
    this.#flying = { by, number: by.number + 1, at: now, arrived: false, acked: false }
    by.send({ type: 'play', table: this.table, number: by.number, move: by.ask[pick % by.ask.length], command })
    return true
  }

  arrived(player: LoadPlayer, number: number): void {
    const flying = this.#flying
    if (!flying || player === flying.by || number !== flying.number) return
    this.#seen.delays.push(performance.now() - flying.at)
    flying.arrived = true
    this.#land()
  }

  acknowledged(player: LoadPlayer): void {
    const flying = this.#flying
    if (!flying || player !== flying.by) return
    this.#seen.acks.push(performance.now() - flying.at)
    this.#seen.moves++
    flying.acked = true
    this.#land()
  }

  #land(): void {
    if (this.#flying?.arrived && this.#flying.acked) this.#flying = null
  }

  finish(): void {
    if (this.over) return
    this.over = true
    this.#seen.finished++
  }

  close(): void {
    this.over = true
    for (const player of this.players) player.close()
  }
}
