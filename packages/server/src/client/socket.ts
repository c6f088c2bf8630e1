// Play over the socket: comes back by itself after an interruption, sends again what was not answered, misses nothing.
import { type FurrowHttp, ServerRefusal } from './http.ts'
import { hear, type TableState } from './table.ts'
import { backOff, isTrouble, TROUBLE_MS } from './trouble.ts'
import type { ClientMessage, Me, ServerMessage } from './types.ts'

/** As in browsers and in Node. */
type SocketLike = Pick<WebSocket, 'send' | 'close' | 'readyState'> & {
  onopen: (() => void) | null
  onmessage: ((event: { data: unknown }) => void) | null
  onclose: ((event: { code: number; reason: string }) => void) | null
  onerror: (() => void) | null
}

export interface SocketOptions {
  /** Opens a socket; in Node it has to send the cookie along. */
  open?: (url: string, cookie: string | null) => SocketLike
  /** How long to wait before trying again, after so many failures. */
  again?: (failures: number) => number
  /** Without any sign of life for so long the connection counts as lost. */
  patienceMs?: number
  /** So long a command that a server in trouble refuses is sent again before its refusal is told. */
  troubleMs?: number
  clock?: Clock
  /** Views come without `table`, for who has the rules and makes it of the rest. */
  bare?: boolean
}

/** What time it is, in ms, and something to be done again and again until it is ended. */
interface Clock {
  now(): number
  every(ms: number, beat: () => void): () => void
}

const realClock: Clock = {
  now: () => Date.now(),
  every(ms, beat) {
    const timer = setInterval(beat, ms)
    return () => clearInterval(timer)
  },
}

interface Watched {
  state: TableState | null
  key: string | undefined
  listeners: Set<(state: TableState) => void>
  /** Is it being joined again? `once more` if something was missed meanwhile. */
  rejoining: 'no' | 'yes' | 'once more'
}

interface Sent {
  message: Exclude<ClientMessage, { type: 'ping' }>
  done: (number: number) => void
  failed: (error: Error) => void
  /** Since when the server has been in trouble with it, and how often it said so. */
  trouble: { since: number; times: number } | null
}

export type Status = 'connecting' | 'open' | 'closed'

const openBrowserSocket = (url: string): SocketLike => new WebSocket(url) as unknown as SocketLike // the same methods
/** With this code the server says that the session is over: coming back would be no use. */
const SESSION_ENDED = 4001
/** As sockets call it when nobody said goodbye. */
const NO_ANSWER = 1006
/** Refusals that pass by themselves. */
const PASSING = ['too-many', 'storage', 'stopping', 'internal']
const isFinal = (error: unknown): error is ServerRefusal =>
  error instanceof ServerRefusal && !PASSING.includes(error.code)

export class FurrowSocket {
  readonly #http: FurrowHttp
  readonly #options: Required<SocketOptions>
  readonly #tables = new Map<string, Watched>()
  readonly #sent = new Map<string, Sent>()
  readonly #name = Math.random().toString(36).slice(2, 10)
  #socket: SocketLike | null = null
  #commands = 0
  #failures = 0
  #heard = 0
  #endHeart: (() => void) | null = null
  #retry: ReturnType<typeof setTimeout> | null = null
  me: Me | null = null
  status: Status = 'connecting'
  onStatus: (status: Status, why: string | null) => void = () => undefined
  /** A table that was watched can be watched no longer: it is gone, or closed to us. */
  onLost: (table: string, why: ServerRefusal) => void = () => undefined

  constructor(http: FurrowHttp, options: SocketOptions = {}) {
    this.#http = http
    this.#options = {
      open: openBrowserSocket,
      again: (failures) => backOff(failures, 10_000),
      patienceMs: 45_000,
      troubleMs: TROUBLE_MS,
      clock: realClock,
      bare: false,
      ...options,
    }
    this.#connect()
  }

  /** Watches a table from now on. Resolves with its first state; `listener` is told of that and every later one. */
  join(table: string, listener: (state: TableState) => void = () => undefined, key?: string): Promise<TableState> {
    const watched = this.#tables.get(table) ?? { state: null, key, listeners: new Set(), rejoining: 'no' }
    watched.key = key ?? watched.key
    watched.listeners.add(listener)
    this.#tables.set(table, watched)
    return this.#rejoin(table, watched).then(
      () => {
        if (!watched.state) throw new Error('The table was left before it came.')
        return watched.state
      },
      (error: unknown) => {
        // It never came: nobody has to look for it again after an interruption.
        if (isFinal(error) && watched.state === null && this.#tables.get(table) === watched) this.#tables.delete(table)
        throw error
      },
    )
  }

  state(table: string): TableState | null {
    return this.#tables.get(table)?.state ?? null
  }

  async leave(table: string): Promise<void> {
    this.#tables.delete(table)
    await this.#command({ type: 'leave', table, command: this.#next() })
  }

  /** Plays a move; resolves with its number once it is stored. `number` is that of the last line whoever chose it had seen. */
  play(table: string, move: string, number = this.#number(table)): Promise<number> {
    return this.#command({ type: 'play', table, move, number, command: this.#next() })
  }

  /** Takes back the last move, or all of one's own from this one on. */
  undo(table: string, move?: number, number = this.#number(table)): Promise<number> {
    return this.#command({ type: 'undo', table, number, command: this.#next(), ...(move !== undefined && { move }) })
  }

  chat(table: string, text: string): Promise<number> {
    const number = this.state(table)?.chat.at(-1)?.number ?? 0
    return this.#command({ type: 'chat', table, number, text, command: this.#next() })
  }

  /** Whoever cannot make anything of bare views comes again for whole ones. */
  wantWholeViews(): void {
    if (!this.#options.bare) return
    this.#options.bare = false
    const socket = this.#socket
    if (!socket) return
    this.#lost(socket, NO_ANSWER, '')
    socket.close()
  }

  close(why: string | null = null): void {
    this.#setStatus('closed', why)
    this.#endHeart?.()
    if (this.#retry) clearTimeout(this.#retry)
    this.#socket?.close()
    this.#socket = null
    for (const { failed } of this.#sent.values()) failed(new Error('The socket was closed.'))
    this.#sent.clear()
  }

  #number(table: string): number {
    return this.state(table)?.number ?? 0
  }

  #next(): string {
    return `${this.#name}-${++this.#commands}`
  }

  #rejoin(table: string, { state, key }: Watched): Promise<number> {
    return this.#command({
      type: 'join',
      table,
      from: state?.number ?? 0,
      chatFrom: state?.chat.at(-1)?.number ?? 0,
      ...(key !== undefined && { invite: key }),
      command: this.#next(),
    })
  }

  /** A server in trouble is asked again, by one of us at a time; one that says no is not. */
  #rejoinForSure(table: string, watched: Watched): void {
    if (watched.rejoining !== 'no') {
      watched.rejoining = 'once more'
      return
    }
    watched.rejoining = 'yes'
    const over = (again: boolean) => {
      watched.rejoining = 'no'
      if (again && this.status === 'open' && this.#tables.get(table) === watched) this.#rejoinForSure(table, watched)
    }
    this.#rejoin(table, watched).then(
      () => over(watched.rejoining === 'once more'),
      (error: unknown) => {
        if (!(error instanceof ServerRefusal) || this.#tables.get(table) !== watched) return over(false)
        if (!isFinal(error)) {
          setTimeout(() => over(true), this.#options.again(1))
          return
        }
        this.#tables.delete(table)
        this.onLost(table, error)
      },
    )
  }

  #command(message: Sent['message']): Promise<number> {
    return new Promise((done, failed) => {
      if (this.status === 'closed') return failed(new Error('The socket is closed.'))
      this.#sent.set(message.command, { message, done, failed, trouble: null })
      if (this.status === 'open') this.#socket?.send(JSON.stringify(message))
    })
  }

  /** The same command is never carried out twice. Gives false if there has been trouble for too long. */
  #sendAgain(sent: Sent): boolean {
    const { clock, troubleMs, again } = this.#options
    sent.trouble ??= { since: clock.now(), times: 0 }
    if (clock.now() - sent.trouble.since >= troubleMs) return false
    setTimeout(
      () => {
        const { command } = sent.message
        if (this.status === 'open' && this.#sent.get(command) === sent) this.#socket?.send(JSON.stringify(sent.message))
      },
      again(sent.trouble.times++),
    )
    return true
  }

  #setStatus(status: Status, why: string | null): void {
    this.status = status
    this.onStatus(status, why)
  }

  #connect(): void {
    const url = `${this.#http.socketUrl}${this.#options.bare ? '?views=bare' : ''}`
    const socket = this.#options.open(url, this.#http.cookie)
    this.#socket = socket
    socket.onmessage = ({ data }) => {
      if (this.#socket !== socket) return // it was given up, and another one has taken its place
      this.#heard = this.#options.clock.now()
      this.#hear(JSON.parse(String(data)) as ServerMessage) // our server's own words
    }
    socket.onerror = () => undefined // onclose follows
    socket.onclose = ({ code, reason }) => this.#lost(socket, code, reason)
    const { clock, patienceMs } = this.#options
    this.#heard = clock.now()
    this.#endHeart ??= clock.every(patienceMs / 3, () => this.#beat())
  }

  #beat(): void {
    if (this.status === 'open') this.#socket?.send(JSON.stringify({ type: 'ping' }))
    const socket = this.#socket
    const { clock, patienceMs } = this.#options
    if (!socket || clock.now() - this.#heard <= patienceMs) return
    // Closing is agreed on with the other side, which is silent: nobody waits for that.
    this.#lost(socket, NO_ANSWER, '')
    socket.close()
  }

  #lost(socket: SocketLike, code: number, why: string): void {
    if (this.#socket !== socket || this.status === 'closed') return
    this.#socket = null
    if (code === SESSION_ENDED) {
      this.close(why)
      return
    }
    this.#setStatus('connecting', why)
    this.#retry = setTimeout(() => this.#connect(), this.#options.again(this.#failures++))
  }

  /** Back again: first the tables from their last numbers, then what was not answered. */
  #welcome(me: Me): void {
    this.me = me
    this.#failures = 0
    const unanswered = [...this.#sent.values()]
    this.#setStatus('open', null)
    const joining = new Set(unanswered.flatMap(({ message }) => (message.type === 'join' ? [message.table] : [])))
    for (const [table, watched] of this.#tables) if (!joining.has(table)) this.#rejoinForSure(table, watched)
    for (const { message } of unanswered) this.#socket?.send(JSON.stringify(message))
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case 'hello':
        this.#welcome(message.me)
        return
      case 'done':
        this.#sent.get(message.command)?.done(message.number)
        this.#sent.delete(message.command)
        return
      case 'refused': {
        const { command, code, message: sentence } = message
        const sent = command === null ? undefined : this.#sent.get(command)
        if (!sent || (isTrouble(code) && this.#sendAgain(sent))) return
        sent.failed(new ServerRefusal(code, sentence, 0))
        this.#sent.delete(sent.message.command)
        return
      }
      case 'left': {
        const watched = this.#tables.get(message.table)
        if (watched) this.#rejoinForSure(message.table, watched)
        return
      }
      case 'table':
      case 'update':
      case 'chat':
      case 'unsaid':
      case 'presence':
        this.#tell(message.table, message)
        return
      default:
        return
    }
  }

  #tell(table: string, message: ServerMessage): void {
    const watched = this.#tables.get(table)
    if (!watched) return
    const next = hear(watched.state, message)
    if (next === 'gap') {
      this.#rejoinForSure(table, watched)
      return
    }
    if (next === null || next === watched.state) return
    watched.state = next
    for (const listener of watched.listeners) listener(next)
  }
}
