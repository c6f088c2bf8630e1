// A person of the load program: as little work as can be, so that the server is measured and not its clients.
import { Connection } from './connection.ts'

export interface Seen {
  /** From sending a move until the other seat had it, in ms. */
  delays: number[]
  /** From sending a move until it was acknowledged as stored, in ms. */
  acks: number[]
  errors: Map<string, number>
  moves: number
  /** What bots played and people said, as it was heard. */
  botMoves: number
  /** From the line before until a bot's move was heard, in ms: its pause is in it. */
  botDelays: number[]
  talk: number
  finished: number
  bytes: number
}

export const newSeen = (): Seen => ({
  delays: [],
  acks: [],
  errors: new Map(),
  moves: 0,
  botMoves: 0,
  botDelays: [],
  talk: 0,
  finished: 0,
  bytes: 0,
})

/** Those of people and those of bots. */
export const movesIn = ({ moves, botMoves }: Seen): number => moves + botMoves

const count = (errors: Map<string, number>, what: string): void => void errors.set(what, (errors.get(what) ?? 0) + 1)

interface Heard {
  type: string
  table?: string
  number?: number
  ask?: { moves: { text: string }[] } | null
  info?: { status: string }
  line?: { bot?: boolean }
  code?: string
  message?: string
}

/** As the server writes it: the line that is told has the number of the message. */
const UPDATE = /^\{"type":"update","table":"[^"]*","from":\d+,"line":\{"number":(\d+),/
const DONE = '{"type":"done","command":"'
const NOT_ASKED = '"ask":null'
const INFO = '"info":{'
const BY_BOT = '"bot":true'
const MOVE = '{"text":"'

/** One of the moves that are asked for, by turns, without taking the message to pieces. */
function moveIn(text: string, pick: number): string {
  const from = text.indexOf('"moves":[', text.indexOf('"ask":{'))
  const to = text.indexOf('],"extras":', from)
  const starts: number[] = []
  for (let at = text.indexOf(MOVE, from); at >= 0 && at < to; at = text.indexOf(MOVE, at + MOVE.length))
    starts.push(at + MOVE.length)
  const start = starts[pick % starts.length] ?? text.length
  return alone(text.slice(start, text.indexOf('"', start)))
}

/** The text and nothing else: a part of a message would keep all of it in memory. */
const alone = (text: string): string => Buffer.from(text).toString()

/** One of those at a table. The other one of the two who play notes when a move arrives. */
export class LoadPlayer {
  static #asked = 0
  readonly #connection: Connection
  readonly #seen: Seen
  readonly #pair: Pair
  readonly ready: Promise<void>
  /** What it would answer, while it is asked. */
  answer: string | null = null
  number = 0

  constructor(address: string, cookie: string, pair: Pair, seen: Seen) {
    this.#seen = seen
    this.#pair = pair
    const joining = Promise.withResolvers<void>()
    this.ready = joining.promise
    this.ready.catch(() => undefined) // who waits for it is told
    // As a page does.
    this.#connection = new Connection(address, '/api/socket?views=bare', cookie, {
      hear: (text) => {
        seen.bytes += text.length
        if (!this.#overhear(text)) this.#hear(JSON.parse(text) as Heard, joining.resolve) // as the server writes it
      },
      closed: (why) => {
        if (!pair.over) count(seen.errors, why)
        joining.reject(new Error(why))
      },
    })
  }

  /** Of a move only what we need is read: taking every message to pieces would be measured too. */
  #overhear(text: string): boolean {
    if (text.startsWith(DONE)) {
      if (text[DONE.length] === 'm') this.#pair.acknowledged(this)
      return true
    }
    const [, number] = UPDATE.exec(text) ?? []
    if (number === undefined || text.includes(INFO)) return false
    this.number = Number(number)
    this.answer = text.includes(NOT_ASKED) ? null : moveIn(text, LoadPlayer.#pick())
    this.#pair.heard(this, this.number, text.includes(BY_BOT))
    return true
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
        this.#pair.heard(this, message.number ?? 0, message.line?.bot === true)
        break
      case 'chat':
        this.#seen.talk++
        break
      case 'refused':
        count(this.#seen.errors, message.code ?? 'refused')
        break
      default:
    }
  }

  #look({ number = 0, ask = null, info }: Heard): void {
    this.number = number
    this.answer = ask && alone(ask.moves[LoadPlayer.#pick() % ask.moves.length]?.text ?? '')
    if (info?.status === 'finished') this.#pair.finish()
  }

  static #pick(): number {
    return LoadPlayer.#asked++ * 7
  }

  send(message: object): void {
    this.#connection.send(JSON.stringify(message))
  }

  close(): void {
    this.#connection.close()
  }
}

/** After which moves something is said: tables do not all talk at the same moment. */
interface Chat {
  /** Never, if it is 0. */
  every: number
  first: number
}

/** Two people at a table, one move at a time; whoever comes after them looks on. */
export class Pair {
  readonly players: LoadPlayer[]
  readonly #seen: Seen
  readonly table: string
  readonly cookies: readonly string[]
  readonly #chat: Chat
  over = false
  moves = 0
  #heardAt = performance.now()
  #botMoves = 0
  #flying: { by: LoadPlayer; number: number; at: number; arrived: boolean; acked: boolean } | null = null

  constructor(address: string, table: string, cookies: readonly string[], chat: Chat, seen: Seen) {
    this.table = table
    this.cookies = cookies
    this.#chat = chat
    this.#seen = seen
    this.players = cookies.map((cookie) => new LoadPlayer(address, cookie, this, seen))
  }

  async joined(): Promise<void> {
    await Promise.all(this.players.map(({ ready }) => ready))
  }

  get isUnderWay(): boolean {
    return this.#flying !== null
  }

  /** False if the last move is still under way, or a bot has to move. */
  move(now: number): boolean {
    if (this.over) return true
    if (this.#flying) return false
    const by = this.players.find(({ answer }) => answer !== null)
    if (!by?.answer) return false
    const command = `m${++this.moves}`
    this.#flying = { by, number: by.number + 1, at: now, arrived: false, acked: false }
    by.send({ type: 'play', table: this.table, number: by.number, move: by.answer, command })
    const { every, first } = this.#chat
    if (every > 0 && this.moves % every === first % every)
      by.send({ type: 'chat', table: this.table, text: 'Well, well.', command: `c${this.moves}` })
    return true
  }

  heard(player: LoadPlayer, number: number, byBot: boolean): void {
    if (!byBot) this.#arrived(player, number)
    if (player !== this.players[0]) return // one of them notes how long bots take
    const now = performance.now()
    if (byBot) {
      this.#botMoves++
      this.#seen.botMoves++
      this.#seen.botDelays.push(now - this.#heardAt)
    }
    this.#heardAt = now
  }

  /** Where all choose at once, a bot's move may come in between: then the number is a later one. */
  #arrived(player: LoadPlayer, number: number): void {
    const flying = this.#flying
    if (!flying || flying.arrived || player !== this.#other(flying.by) || number < flying.number) return
    this.#seen.delays.push(performance.now() - flying.at)
    flying.arrived = true
    this.#land()
  }

  /** How many moves bots have made here since it was last asked. */
  takeBotMoves(): number {
    const moves = this.#botMoves
    this.#botMoves = 0
    return moves
  }

  #other(player: LoadPlayer): LoadPlayer | undefined {
    return this.players[player === this.players[0] ? 1 : 0]
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
