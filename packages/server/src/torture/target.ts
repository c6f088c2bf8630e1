// The server that is tortured: real processes on a real store, which can be killed, frozen and started again.
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { at } from '@furrow/engine/core'
import { dataFile } from '../store/sqlite-file.ts'
import { type Gate, openGate } from '../testing/gate.ts'
import { testFolder } from '../testing/house.ts'
import { startPostgres, type TestPostgres } from '../testing/postgres.ts'
import { freePort, type ServerProcess, startProcess } from '../testing/spawn.ts'
import type { StoreKind } from './options.ts'

export interface Target {
  readonly kind: StoreKind
  readonly addresses: readonly string[]
  readonly processes: readonly ServerProcess[]
  /** Processes that ended though nobody ended them. */
  readonly deaths: string[]
  /** The file of the embedded store. */
  readonly file: string | null
  readonly database: { postgres: TestPostgres; gate: Gate; url: string } | null
  end(which: number, how: 'SIGKILL' | 'SIGTERM'): Promise<void>
  start(which: number): Promise<void>
  /** Begins to start a process and kills it after a moment. */
  startAndKill(which: number, afterMs: number): Promise<void>
  /** What is stored of a table, hidden things and all. */
  doc(table: string): Promise<string | null>
  /** What signs the cookies. */
  secret(): Promise<string>
  close(): Promise<void>
}

/** As generous as many people behind one address need, and still limits. */
const ARGS = ['--limits', '50', '--log', 'error']

async function makeTarget(
  kind: StoreKind,
  howMany: number,
  args: readonly string[],
  folder: string,
): Promise<Omit<Target, 'file' | 'database' | 'doc' | 'secret'>> {
  const ports: number[] = []
  for (let i = 0; i < howMany; i++) ports.push(await freePort())
  const expected = new Set<ServerProcess>()
  const deaths: string[] = []
  let closed = false
  const open = (port: number) => startProcess(port, [...ARGS, ...args], join(folder, 'page'))

  async function run(which: number): Promise<void> {
    const child = await open(at(ports, which))
    processes[which] = child
    void child.ended.then(async (code) => {
      if (closed || expected.has(child)) return
      deaths.push(`Process ${which} ended by itself with ${code}: ${child.said().slice(-2000)}`)
      // As a supervisor would do.
      await run(which).catch((error: unknown) => deaths.push(`and could not be started again: ${error}`))
    })
  }
  const processes: ServerProcess[] = []
  for (let i = 0; i < howMany; i++) await run(i)
  return {
    kind,
    addresses: processes.map(({ address }) => address),
    processes,
    deaths,
    async end(which, how) {
      expected.add(at(processes, which))
      if (how === 'SIGKILL') return at(processes, which).kill()
      const code = await at(processes, which).stop()
      if (code !== 0) deaths.push(`Process ${which} was asked to stop and ended with ${code}.`)
    },
    start: run,
    async startAndKill(which, afterMs) {
      let done = false
      const starting = open(at(ports, which)).then(
        async (child) => {
          expected.add(child)
          while (!done) await new Promise((next) => setTimeout(next, 5))
          await child.kill()
        },
        (error: unknown) => void deaths.push(`Process ${which} did not start: ${error}`),
      )
      await new Promise((next) => setTimeout(next, afterMs))
      done = true
      await starting
    },
    async close() {
      closed = true
      await Promise.all(processes.map((child) => child.kill()))
    },
  }
}

async function sqliteTarget(): Promise<Target> {
  const folder = testFolder()
  const data = join(folder, 'data')
  mkdirSync(data, { recursive: true })
  const base = await makeTarget('sqlite', 1, ['--data', data], folder)
  const read = (sql: string, value: string): string | null => {
    const db = new DatabaseSync(dataFile(data), { readOnly: true, timeout: 20_000 })
    try {
      const row = db.prepare(sql).get(value)
      return row ? String(Object.values(row)[0]) : null
    } finally {
      db.close()
    }
  }
  return {
    ...base,
    file: dataFile(data),
    database: null,
    doc: async (table) => read('SELECT doc FROM tables WHERE id = ?', table),
    secret: async () => read('SELECT value FROM settings WHERE key = ?', 'cookie-secret') ?? '',
    async close() {
      await base.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Two processes on one database; between them and it a way that can be cut. */
async function postgresTarget(): Promise<Target> {
  const folder = testFolder()
  const postgres = await startPostgres()
  const url = await postgres.database()
  const gate = await openGate(url)
  const base = await makeTarget('postgres', 2, ['--database', gate.url], folder)
  const read = async (sql: string, value: string): Promise<string | null> => {
    const [row] = await postgres.ask<{ found: string }>(url, sql, [value])
    return row?.found ?? null
  }
  return {
    ...base,
    file: null,
    database: { postgres, gate, url },
    doc: (table) => read('SELECT doc AS found FROM tables WHERE id = $1', table),
    secret: async () => (await read('SELECT value AS found FROM settings WHERE key = $1', 'cookie-secret')) ?? '',
    async close() {
      await base.close()
      gate.close()
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export const openTarget = (kind: StoreKind): Promise<Target> => (kind === 'sqlite' ? sqliteTarget() : postgresTarget())
