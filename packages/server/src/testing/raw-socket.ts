// A socket written byte by byte, which keeps no manners that it is not told to keep.
import { request } from 'node:http'
import type { Socket } from 'node:net'
import { FurrowHttp } from '../client/http.ts'

export interface RawSocket {
  stream: Socket
  send(text: string): void
  ping(): void
  /** The other side has gone. */
  closed: Promise<void>
}

const TEXT = 1
const PING = 9

/** Masked with zeros, which change nothing. */
function frame(opcode: number, payload: Buffer): Buffer {
  const length =
    payload.length < 126 ? [0x80 | payload.length] : [0x80 | 126, payload.length >> 8, payload.length & 0xff]
  return Buffer.concat([Buffer.from([0x80 | opcode, ...length, 0, 0, 0, 0]), payload])
}

/** Opens a socket for the person; it answers no close and reads only what it is asked to. */
export function openRaw(address: string, cookie: string | null): Promise<RawSocket> {
  return new Promise((done, failed) => {
    const asking = request(new FurrowHttp(address).socketUrl.replace(/^ws/, 'http'), {
      headers: {
        Connection: 'Upgrade',
        Upgrade: 'websocket',
        'Sec-WebSocket-Version': '13',
        'Sec-WebSocket-Key': Buffer.alloc(16).toString('base64'),
        ...(cookie !== null && { Cookie: cookie }),
      },
    })
    asking.on('error', failed)
    asking.on('response', ({ statusCode }) => failed(new Error(`The server answered ${statusCode}.`)))
    asking.on('upgrade', (_, stream: Socket) => {
      stream.on('error', () => undefined) // 'close' follows
      const closed = new Promise<void>((gone) => stream.on('close', () => gone()))
      done({
        stream,
        closed,
        send: (text) => void stream.write(frame(TEXT, Buffer.from(text))),
        ping: () => void stream.write(frame(PING, Buffer.alloc(125))),
      })
    })
    asking.end()
  })
}
