// The way to PostgreSQL: connections that may be lost at any time, and a database that may be away for a while.
import { Socket } from 'node:net'
import { Client, type ClientConfig, Pool, type PoolClient, type QueryResult, type QueryResultRow } from 'pg'
import { StoreFailure } from './store.ts'

const CONNECTIONS = 10
/** So long a question may take before its connection counts as lost. */
const ANSWER_MS = 8_000
/** So long it may take until there is a connection. */
const CONNECT_MS = 5_000
/** A process that vanishes inside a transaction keeps the others waiting no longer than this. */
const IN_TRANSACTION_MS = 15_000
/** So long a database may take to say goodbye. */
const GOODBYE_MS = 2_000

export interface Database {
  query<R extends QueryResultRow>(sql: string, values?: unknown[]): Promise<QueryResult<R>>
  /** All of it is kept, or nothing. */
  transaction<T>(work: (client: PoolClient) => Promise<T>): Promise<T>
  /** A connection of its own, which nobody has opened yet. */
  client(name: string, answerMs?: number): Client
  close(): Promise<void>
}

export function openDatabase(url: string): Database {
  /** Every connection there is, so that none is left behind. */
  const sockets = new Set<Socket>()
  const config = (name: string): ClientConfig => ({
    connectionString: url,
    application_name: name,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    stream: () => {
      const socket = new Socket()
      sockets.add(socket)
      return socket.on('close', () => sockets.delete(socket))
    },
  })
  const pool = new Pool({
    ...config('furrow'),
    max: CONNECTIONS,
    query_timeout: ANSWER_MS,
    idle_in_transaction_session_timeout: IN_TRANSACTION_MS,
  })
  // Whoever has asked hears of a lost connection by the answer; without a listener the process would end.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))

  return {
    query: (sql, values) => pool.query(sql, values).catch(fail),
    async transaction(work) {
      const client = await pool.connect().catch(fail)
      try {
        await client.query('BEGIN')
        const result = await work(client)
        await client.query('COMMIT')
        client.release()
        return result
      } catch (error) {
        // A connection in an unknown state is not used again.
        client.release(true)
        return fail(error)
      }
    },
    client: (name, answerMs) =>
      new Client({ ...config(name), ...(answerMs !== undefined && { query_timeout: answerMs }) }).on(
        'error',
        () => undefined, // the question asked, or 'end', tells
      ),
    async close() {
      const late = setTimeout(() => {
        for (const socket of sockets) socket.destroy()
      }, GOODBYE_MS)
      await pool.end()
      clearTimeout(late)
      for (const socket of sockets) socket.destroy()
    },
  }
}

/**
 * Classes of errors that are not the question's fault: the connection, two at once in each other's way, a database that
 * is full, stopping, starting, broken, or the wrong one of two (read only).
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const PASSING = ['08', '25', '40', '53', '55', '57', '58', 'XX']

function fail(error: unknown): never {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  // What PostgreSQL itself says has a code of five characters; all else comes from the way there.
  if (code.length === 5 && /^[0-9A-Z]{5}$/.test(code) && !PASSING.includes(code.slice(0, 2))) throw error
  throw new StoreFailure(error instanceof Error ? error.message : String(error))
}
