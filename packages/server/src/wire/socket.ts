// One socket of one visitor: reads what comes, one message after the other, and answers each.
import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import { mustNotBeMuted } from '../admin/standing.ts'
import type { ClientMessage, ServerMessage } from '../client/types.ts'
import type { House } from '../house.ts'
import type { Metrics } from '../ops/metrics.ts'
import { asMe, type Visitor } from '../people/people.ts'
import { Refused } from '../refused.ts'
import { mustTalk } from '../site/site.ts'
import { say } from '../tables/chat.ts'
import { play, undo } from '../tables/play.ts'
import type { Subscriber, Table } from '../tables/table.ts'
import { unwatch, watch } from '../tables/watch.ts'
import { asRefused } from './http.ts'
import { Message, reader } from './schemas.ts'

export const HEARTBEAT_MS = 20_000
/** A reader who has so much still to read is too slow to follow. */
const SLOW_BYTES = 1024 * 1024
/** Messages that may wait for their turn. */
const MOST_WAITING = 64
/** Somebody who is refused this often without a pause is not playing. */
const MOST_REFUSED = 100
/** So long somebody may take to say goodbye. */
export const GOODBYE_MS = 1000
const MOST_TABLES = 50

const readMessage = reader(Message, 'message')

/** Why a socket is closed, as WebSocket calls it. */
export const CLOSE = { policy: 1008, tooBig: 1009, restart: 1012, ended: 4001 } as const

export class Socket {
  readonly visitor: Visitor
  /** Was anything heard since that was last looked at? */
  #heard = true
  /** Has it been asked for a sign of life since then? */
  #asked = false
  readonly #house: House
  readonly #metrics: Metrics
  readonly #ws: WebSocket
  readonly #stream: Duplex
  /** Views without `table`: at the other end are the rules. */
  readonly #bare: boolean
  #gathering = false
  readonly #tables = new Map<string, { table: Table; subscriber: Subscriber }>()
  #waiting = 0
  #refused = 0
  #ended = false
  #queue: Promise<void> = Promise.resolve()

  constructor(house: House, metrics: Metrics, ws: WebSocket, stream: Duplex, visitor: Visitor, bare: boolean) {
    this.#house = house
    this.#metrics = metrics
    this.#ws = ws
    this.#stream = stream
    this.visitor = visitor
    this.#bare = bare
    ws.on('pong', () => this.#count())
    ws.on('ping', (data) => {
      if (this.#count()) this.#whenRead(() => ws.pong(data))
    })
    ws.on('message', (data, binary) => this.#hear(binary ? null : String(data)))
    this.tell({ type: 'hello', me: asMe(visitor.person), heartbeat: HEARTBEAT_MS })
  }

  tell(message: ServerMessage): void {
    this.#send(JSON.stringify(message))
  }

  #send(text: string): void {
    this.#whenRead(() => {
      this.#gather()
      this.#ws.send(text)
    })
  }

  /** What is told in one go, such as a move and that it is done, is handed to the system in one go. */
  #gather(): void {
    if (this.#gathering) return
    this.#gathering = true
    this.#stream.cork()
    process.nextTick(() => {
      this.#gathering = false
      this.#stream.uncork()
    })
  }

  /** Nothing more is kept for somebody who does not read what was sent. */
  #whenRead(send: () => void): void {
    const ws = this.#ws
    if (ws.readyState !== ws.OPEN) return
    if (ws.bufferedAmount > SLOW_BYTES) ws.terminate()
    else send()
  }

  /** Control frames count as messages do; there is nothing to refuse in one that is too much, so it goes unanswered. */
  #count(): boolean {
    this.#heard = true
    if (this.#ended) return false
    this.#metrics.messages++
    if (this.#house.traffic.allows('messages', this.visitor.person.id)) return true
    this.#tooMuch()
    return false
  }

  #tooMuch(): void {
    if (++this.#refused >= MOST_REFUSED) this.end(CLOSE.policy, 'too many refusals')
  }

  /** Asks for a sign of life if there was none since the last look; false if it was asked then already. */
  beat(): boolean {
    if (this.#heard) {
      this.#heard = false
      this.#asked = false
      return true
    }
    if (this.#asked) return false
    this.#asked = true
    this.#whenRead(() => this.#ws.ping())
    return true
  }

  /** From now on nothing is heard and nothing told; who does not agree to the end is cut off. */
  end(code: number, why: string): void {
    if (this.#ended) return
    this.#ended = true
    this.closed()
    this.#ws.close(code, why)
    const late = setTimeout(() => this.#ws.terminate(), GOODBYE_MS).unref()
    this.#ws.on('close', () => clearTimeout(late))
  }

  terminate(): void {
    this.#ws.terminate()
  }

  closed(): void {
    for (const { table, subscriber } of this.#tables.values()) unwatch(this.#house.tables, table, subscriber)
    this.#tables.clear()
  }

  #hear(text: string | null): void {
    this.#heard = true
    if (this.#ended) return
    this.#metrics.messages++
    if (this.#waiting >= MOST_WAITING) {
      this.end(CLOSE.policy, 'too many messages')
      return
    }
    const limited = !this.#house.traffic.allows('messages', this.visitor.person.id)
    this.#waiting++
    this.#queue = this.#queue
      .then(() => this.#answer(text, limited))
      .finally(() => {
        this.#waiting--
      })
  }

  async #answer(text: string | null, limited: boolean): Promise<void> {
    if (this.#ended) return // while it was waiting
    let command: string | null = null
    try {
      const message = readMessage(parse(text))
      if (message.type !== 'ping') command = message.command
      if (limited) throw new Refused('too-many', 'Too many messages. Please wait a little.')
      if (message.type === 'ping') {
        this.tell({ type: 'pong' })
        return
      }
      const number = await this.#carryOut(message)
      this.#refused = 0
      this.tell({ type: 'done', command: message.command, number })
    } catch (error) {
      this.#refuse(command, error)
    }
  }

  #refuse(command: string | null, error: unknown): void {
    const refused = asRefused(error)
    if (refused.code === 'internal') this.#house.log('error', 'a message failed', { error: String(error) })
    this.#metrics.refused(refused.code)
    this.tell({ type: 'refused', command, code: refused.code, message: refused.message })
    this.#tooMuch()
  }

  async #carryOut(message: Exclude<ClientMessage, { type: 'ping' }>): Promise<number> {
    const { tables, limits } = this.#house
    const { person } = this.visitor
    const table = await tables.get(message.table)
    if (this.#ended) throw new Refused('not-signed-in', 'The session was ended.')
    const command = { person: person.id, command: message.command, number: 'number' in message ? message.number : 0 }
    switch (message.type) {
      case 'join':
        await this.#join(table, message)
        return table.number
      case 'leave':
        this.#leave(message.table)
        this.tell({ type: 'left', table: message.table })
        return table.number
      case 'play':
        return play(tables, table, command, message.move)
      case 'undo':
        return undo(tables, table, command, message.move)
      case 'chat':
        mustTalk(this.#house.site)
        await mustNotBeMuted(this.#house.store, person.id, tables.now())
        if (!this.#sees(table)) throw new Refused('forbidden', 'Join the table before you talk there.')
        return say(tables, table, person, { number: 0, ...message }, async () => {
          if (!(await limits.chat.allows(person.id)))
            throw new Refused('too-many', 'Not so fast. Please wait a little.')
        })
    }
  }

  async #join(table: Table, { from, chatFrom, invite }: Extract<ClientMessage, { type: 'join' }>): Promise<void> {
    this.#leave(table.id)
    if (this.#tables.size >= MOST_TABLES)
      throw new Refused('too-many', `One socket sees at most ${MOST_TABLES} tables.`)
    const send = (text: string) => this.#send(text)
    const person = this.visitor.person.id
    const coming = { person, send, key: invite, bare: this.#bare, from, chatFrom }
    const subscriber = await watch(this.#house.tables, table, coming)
    if (this.#ended || this.#ws.readyState !== this.#ws.OPEN) return unwatch(this.#house.tables, table, subscriber)
    this.#tables.set(table.id, { table, subscriber })
  }

  /** Watches it and was not sent away since. */
  #sees(table: Table): boolean {
    const here = this.#tables.get(table.id)
    return here?.table === table && table.subscribers.has(here.subscriber)
  }

  #leave(id: string): void {
    const here = this.#tables.get(id)
    if (!here) return
    unwatch(this.#house.tables, here.table, here.subscriber)
    this.#tables.delete(id)
  }
}

function parse(text: string | null): unknown {
  if (text === null) throw new Refused('bad-request', 'Messages are texts in JSON.')
  try {
    return JSON.parse(text)
  } catch {
    throw new Refused('bad-request', 'The message is not JSON.')
  }
}
