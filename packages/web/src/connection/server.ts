import { FurrowHttp, FurrowSocket, type Me, type SocketOptions, type Status } from '@furrow/server/client'
import { useEffect } from 'react'
import { baseAddress } from '../app/base.ts'
import { useApp } from '../app/context.ts'
import type { Store } from '../local/store.ts'
import { makeValue, useValue, type Value } from './value.ts'

/** Who the visitor is, as far as the server has been asked; `trouble` is why it could not say. */
export interface Arrival {
  me: Me | null
  trouble: unknown
}

/** How the socket stands; `why` is the server's own sentence, if it gave one. */
export interface Connection {
  status: Status
  why: string | null
}

/** The page's one connection to the server it came from. */
export interface Server {
  http: FurrowHttp
  me: Value<Arrival>
  connection: Value<Connection>
  /** Asks who I am, once; the first visit makes a guest, named in this language. Only after this the socket is let in. */
  arrive(language?: string): Promise<Me>
  /** The socket of this visitor, opened on first use and kept. */
  socket(): FurrowSocket
  /** The name has changed, or somebody signed in: the same everywhere on the page. Another person gets another socket. */
  become(me: Me): void
  /** Signed out, or everything deleted: the next one to arrive is somebody new. */
  forget(): void
}

export function makeServer(http: FurrowHttp, options: SocketOptions = {}): Server {
  const me = makeValue<Arrival>({ me: null, trouble: null })
  const connection = makeValue<Connection>({ status: 'connecting', why: null })
  let arriving: Promise<Me> | null = null
  let open: FurrowSocket | null = null

  function hangUp(): void {
    open?.close()
    open = null
    connection.set({ status: 'connecting', why: null })
  }

  function become(next: Me): void {
    const before = me.get().me
    if (before && before.id !== next.id) hangUp()
    arriving = Promise.resolve(next)
    me.set({ me: next, trouble: null })
  }

  function arrive(language?: string): Promise<Me> {
    arriving ??= http.me(language).then(
      (found) => {
        become(found)
        return found
      },
      (trouble: unknown) => {
        arriving = null
        me.set({ me: null, trouble })
        throw trouble
      },
    )
    return arriving
  }

  return {
    http,
    me,
    connection,
    arrive,
    become,
    socket() {
      // A session that was ended elsewhere closes its socket for good; who asks for it again wants a new one.
      if (open?.status === 'closed') open = null
      if (!open) {
        open = new FurrowSocket(http, { bare: true, ...options })
        const socket = open
        connection.set({ status: socket.status, why: null })
        socket.onStatus = (status, why) => {
          if (socket === open) connection.set({ status, why: why || null })
        }
      }
      return open
    },
    forget() {
      hangUp()
      arriving = null
      me.set({ me: null, trouble: null })
    },
  }
}

let server: Server | null = null

/** Nothing is asked of the server before the first use. */
export function getServer(): Server {
  server ??= makeServer(new FurrowHttp(baseAddress()))
  return server
}

const KNOWN = 'furrow.known'

function rememberMe(store: Store): void {
  try {
    store.setItem(KNOWN, 'yes')
  } catch {
    // Then the server is not asked for what it may know.
  }
}

/** Has this browser ever been known to the server? If not, there is nothing to ask it for. */
export const wasKnown = (store: Store): boolean => store.getItem(KNOWN) !== null

/** Who the visitor is; asks the server when this is first needed. */
export function useMe(): Arrival & { retry(): void } {
  const { me, arrive } = getServer()
  const arrival = useValue(me)
  const { settings, store } = useApp()
  const { language } = settings
  const retry = () => void arrive(language).catch(() => undefined) // the trouble is in the value
  const unknown = arrival.me === null && arrival.trouble === null
  useEffect(() => {
    if (unknown) void arrive(language).catch(() => undefined)
  }, [arrive, unknown, language])
  useEffect(() => {
    if (arrival.me) rememberMe(store)
  }, [arrival.me, store])
  return { ...arrival, retry }
}

export const useConnection = (): Connection => useValue(getServer().connection)
