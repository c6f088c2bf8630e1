// Everything that a server tells somebody, as it came over the wire.
import type { WebSocket } from 'ws'
import { openNodeSocket } from '../client/node.ts'
import type { SocketOptions } from '../client/socket.ts'

export class Tap {
  #texts: string[] = []
  #lines = new Set<WebSocket>()
  bytes = 0

  readonly open: NonNullable<SocketOptions['open']> = (url, cookie) => {
    const socket = openNodeSocket(url, cookie)
    const line = socket as unknown as WebSocket // it is one
    this.#lines.add(line)
    line.on('message', (data) => this.heard(String(data)))
    line.on('close', () => this.#lines.delete(line))
    return socket
  }

  heard(text: string): void {
    this.bytes += text.length
    this.#texts.push(text)
  }

  /** What came since this was last asked. */
  take(): string[] {
    const texts = this.#texts
    this.#texts = []
    return texts
  }

  /** Ends the connection without a goodbye. */
  cut(): void {
    for (const line of this.#lines) line.terminate()
  }
}
