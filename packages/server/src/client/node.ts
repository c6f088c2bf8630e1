// Opens the socket where there is no browser: the cookie has to be sent along.
import { WebSocket } from 'ws'
import type { SocketOptions } from './socket.ts'

export const openNodeSocket: NonNullable<SocketOptions['open']> = (url, cookie) =>
  // The same methods as in a browser.
  new WebSocket(url, { headers: cookie === null ? {} : { Cookie: cookie } }) as unknown as ReturnType<
    NonNullable<SocketOptions['open']>
  >
