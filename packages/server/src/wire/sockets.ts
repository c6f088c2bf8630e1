// All sockets: who may open one, who is still there, and how they are told that the server goes.
import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { at } from '@furrow/engine/core'
import { type WebSocket, WebSocketServer } from 'ws'
import type { House } from '../house.ts'
import type { Metrics } from '../ops/metrics.ts'
import { credentialIn } from '../people/cookie.ts'
import type { Visitor } from '../people/people.ts'
import { Refused } from '../refused.ts'
import { addressOf } from './addresses.ts'
import { withoutBase } from './base.ts'
import { endWith } from './goodbye.ts'
import { isOwnOrigin } from './headers.ts'
import { asRefused, type HttpConfig } from './http.ts'
import { CLOSE, GOODBYE_MS, HEARTBEAT_MS, Socket } from './socket.ts'

const PATH = '/api/socket'
const MESSAGE_BYTES = 16 * 1024
const MOST_PER_PERSON = 20
/** How often each is looked at: one that says nothing is asked for a sign of life in every other turn. */
const LOOK_MS = HEARTBEAT_MS / 2
/** Meanwhile sockets take turns: thousands of pings and answers at once would let everybody wait. */
const TURNS = 100
/** Pings are answered by us: they count, and whoever does not read the answers gets none. */
const OPTIONS = { noServer: true, perMessageDeflate: false, autoPong: false }

export class Sockets {
  readonly #house: House
  readonly #metrics: Metrics
  readonly #config: HttpConfig
  readonly #wss = new WebSocketServer({ ...OPTIONS, maxPayload: MESSAGE_BYTES })
  /** For those whom nobody knows: they are told so, and that is all. */
  readonly #strangers = new WebSocketServer({ ...OPTIONS, maxPayload: 1 })
  /** Each with those who are looked at in the same turn. */
  readonly #open = new Map<Socket, Set<Socket>>()
  readonly #turns = Array.from({ length: TURNS }, () => new Set<Socket>())
  #opened = 0
  #turn = 0
  readonly #perPerson = new Map<string, number>()
  readonly #heart: NodeJS.Timeout
  #stopping = false

  constructor(server: Server, house: House, metrics: Metrics, config: HttpConfig) {
    this.#house = house
    this.#metrics = metrics
    this.#config = config
    metrics.sockets = () => this.#open.size
    server.on('upgrade', (request, stream, head) => void this.#upgrade(request, stream, head))
    this.#heart = setInterval(() => this.#beat(), LOOK_MS / TURNS).unref()
    house.onRestored = () => {
      for (const socket of this.#open.keys()) socket.end(CLOSE.restart, 'the data was put back')
      house.questions.endAll()
    }
    house.sessionsHere = () => [
      ...[...this.#open.keys()].map(({ visitor }) => visitor.session.id),
      ...house.questions.sessions(),
    ]
    house.onPersonChange = (person) => {
      // They come back at once and are looked at anew.
      for (const socket of this.#open.keys())
        if (socket.visitor.person.id === person) socket.end(CLOSE.restart, 'the account has changed')
      house.questions.endPerson(person)
    }
    house.onSessionEnd = (session) => {
      for (const socket of this.#open.keys())
        if (socket.visitor.session.id === session) socket.end(CLOSE.ended, 'the session was ended')
      house.questions.endSession(session)
    }
  }

  async #upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> {
    stream.on('error', () => stream.destroy())
    try {
      const visitor = await this.#admit(request)
      const bare = wantsBareViews(request)
      this.#wss.handleUpgrade(request, stream, head, (ws) => this.#welcome(ws, stream, visitor, bare))
    } catch (error) {
      const refused = asRefused(error)
      if (refused.code === 'not-signed-in' || refused.code === 'banned' || refused.code === 'no-guests')
        this.#dismiss(request, stream, head, refused.message)
      else turnAway(stream, refused)
    }
  }

  /** Nothing here knows of the request: it would be kept as long as the socket is open. */
  #welcome(ws: WebSocket, stream: Duplex, visitor: Visitor, bare: boolean): void {
    const socket = new Socket(this.#house, this.#metrics, ws, stream, visitor, bare)
    const { id } = visitor.person
    const turn = at(this.#turns, this.#opened++ % TURNS)
    turn.add(socket)
    this.#open.set(socket, turn)
    this.#perPerson.set(id, (this.#perPerson.get(id) ?? 0) + 1)
    ws.on('error', () => undefined) // 'close' follows
    ws.on('close', () => this.#gone(socket))
  }

  /** To a browser a refused upgrade is a lost connection, and it would try for ever: so the socket opens to say why. */
  #dismiss(request: IncomingMessage, stream: Duplex, head: Buffer, why: string): void {
    this.#strangers.handleUpgrade(request, stream, head, (ws) => {
      ws.on('error', () => undefined) // 'close' follows
      const late = setTimeout(() => ws.terminate(), GOODBYE_MS)
      ws.on('close', () => clearTimeout(late))
      ws.close(CLOSE.ended, why)
    })
  }

  async #admit(request: IncomingMessage): Promise<Visitor> {
    if (this.#stopping) throw new Refused('stopping', 'The server is going down. Please come back in a moment.')
    if (!this.#house.traffic.allows('sockets', addressOf(request, this.#config.trustProxy)))
      throw new Refused('too-many', 'Too many sockets were opened from your address.')
    if (withoutBase(request.url ?? '', this.#config.base).split('?')[0] !== PATH)
      throw new Refused('not-found', 'There is no socket at this address.')
    if (!isOwnOrigin(request, this.#config))
      throw new Refused('forbidden', 'Only pages of this server may open a socket.')
    const visitor = await this.#house.people.visitor(credentialIn(request.headers))
    if (!visitor) throw new Refused('not-signed-in', 'Nobody knows you yet: ask GET /api/me first.')
    if (!this.#house.site.guests && visitor.person.key === null)
      throw new Refused('no-guests', 'Guests are not let in here: sign in with your name, or sign up.')
    if ((this.#perPerson.get(visitor.person.id) ?? 0) >= MOST_PER_PERSON)
      throw new Refused('too-many', `One person has at most ${MOST_PER_PERSON} sockets.`)
    return visitor
  }

  #gone(socket: Socket): void {
    socket.closed()
    this.#open.get(socket)?.delete(socket)
    this.#open.delete(socket)
    const { id } = socket.visitor.person
    const left = (this.#perPerson.get(id) ?? 1) - 1
    if (left > 0) this.#perPerson.set(id, left)
    else this.#perPerson.delete(id)
  }

  #beat(): void {
    this.#turn = (this.#turn + 1) % TURNS
    for (const socket of at(this.#turns, this.#turn)) if (!socket.beat()) socket.terminate()
  }

  /** Says goodbye; clients come back by themselves. */
  async close(patienceMs: number): Promise<void> {
    this.#stopping = true
    clearInterval(this.#heart)
    this.#house.questions.close()
    for (const socket of this.#open.keys()) {
      socket.tell({ type: 'bye', message: 'The server is going down. Please come back in a moment.' })
      socket.end(CLOSE.restart, 'the server is going down')
    }
    const until = Date.now() + patienceMs
    while (this.#open.size > 0 && Date.now() < until) await new Promise((done) => setTimeout(done, 20))
    for (const socket of this.#open.keys()) socket.terminate()
    for (const stranger of this.#strangers.clients) stranger.terminate()
  }
}

const wantsBareViews = ({ url = '' }: IncomingMessage): boolean =>
  new URLSearchParams(url.split('?')[1] ?? '').get('views') === 'bare'

function turnAway(stream: Duplex, { code, message, status }: Refused): void {
  const body = JSON.stringify({ code, message })
  endWith(
    stream,
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? 'Refused'}\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  )
}
