// The connection of one person of the load program. A WebSocket library makes several objects for each message and keeps the
// last one of each connection: with 12,600 connections in one process that is measured as a wait of the server.
import { randomBytes } from 'node:crypto'
import { connect, type Socket } from 'node:net'

/** All connections are read one after the other, into the same place. */
const SPACE = Buffer.allocUnsafe(256 * 1024)

const TEXT = 1
const CLOSE = 8
const PING = 9
const PONG = 10

const FIN = 0x80
const MASKED = 0x80
const SHORT = 126
/** Whoever connects has to mask what is sent. With this mask it stays as it is, and the server has nothing to undo: some nanoseconds a message. */
const MASK = '\0\0\0\0'

/** The head of a frame and what is in it; null if it has not come as a whole. */
function frameAt(bytes: Buffer, at: number, end: number): { kind: number; from: number; to: number } | null {
  if (end - at < 2) return null
  const kind = bytes.readUInt8(at) & 0x0f
  const short = bytes.readUInt8(at + 1)
  const head = short < SHORT ? 2 : short === SHORT ? 4 : 10
  if (end - at < head) return null
  const length = short < SHORT ? short : short === SHORT ? bytes.readUInt16BE(at + 2) : bytes.readUInt32BE(at + 6)
  const from = at + head
  return end - from < length ? null : { kind, from, to: from + length }
}

/** As one text for one write: what is sent here are signs of one byte each. */
function frame(kind: number, text: string): string {
  const { length } = text
  if (length > 0xffff) throw new Error('The load program sends no messages as long as that.')
  const head =
    length < SHORT
      ? String.fromCharCode(FIN | kind, MASKED | length)
      : String.fromCharCode(FIN | kind, MASKED | SHORT, length >> 8, length & 0xff)
  return `${head}${MASK}${text}`
}

export class Connection {
  readonly #socket: Socket
  readonly #hear: (text: string) => void
  /** The beginning of what has not come as a whole yet. */
  #rest: Buffer | null = null
  #open = false

  constructor(
    address: string,
    path: string,
    cookie: string,
    { hear, closed }: { hear: (text: string) => void; closed: (why: string) => void },
  ) {
    this.#hear = hear
    const { hostname, port, host } = new URL(address)
    let why = 'socket closed'
    this.#socket = connect({
      host: hostname,
      port: Number(port),
      noDelay: true,
      onread: {
        buffer: SPACE,
        callback: (length) => {
          this.#read(SPACE, length)
          return true
        },
      },
    })
    this.#socket.on('error', (error) => {
      why = error.message
    })
    this.#socket.on('close', () => closed(why))
    this.#socket.write(
      `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n` +
        `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\nCookie: ${cookie}\r\n\r\n`,
    )
  }

  send(text: string): void {
    this.#write(TEXT, text)
  }

  close(): void {
    if (this.#open) this.#write(CLOSE, '')
    else this.#socket.destroy()
  }

  #write(kind: number, text: string): void {
    if (this.#socket.writable) this.#socket.write(frame(kind, text), 'latin1')
  }

  #read(space: Buffer, length: number): void {
    const bytes = this.#rest ? Buffer.concat([this.#rest, space.subarray(0, length)]) : space
    const end = this.#rest ? bytes.length : length
    this.#rest = null
    let at = this.#open ? 0 : this.#begin(bytes, end)
    for (let found = this.#open && frameAt(bytes, at, end); found; found = frameAt(bytes, at, end)) {
      at = found.to
      this.#take(found.kind, bytes.toString('utf8', found.from, found.to))
    }
    if (at < end) this.#rest = Buffer.from(bytes.subarray(at, end))
  }

  /** Reads the answer of the server to the wish for a socket: where the first frame begins, if it has come. */
  #begin(bytes: Buffer, end: number): number {
    const head = bytes.subarray(0, end).indexOf('\r\n\r\n')
    if (head < 0) return 0
    const [status = ''] = bytes.toString('latin1', 0, head).split('\r\n')
    if (!status.includes(' 101 ')) {
      this.#socket.destroy(new Error(`no socket: ${status}`))
      return end
    }
    this.#open = true
    return head + 4
  }

  #take(kind: number, text: string): void {
    if (kind === TEXT) this.#hear(text)
    else if (kind === PING) this.#write(PONG, text)
    else if (kind === CLOSE) this.#socket.end(frame(CLOSE, ''), 'latin1')
  }
}
