// A real server on a free port for a test, and people who use it.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { at } from '@furrow/engine/core'
import { FurrowHttp } from '../client/http.ts'
import { openNodeSocket } from '../client/node.ts'
import { FurrowSocket } from '../client/socket.ts'
import type { TableState } from '../client/table.ts'
import type { HostedTable } from '../client/types.ts'
import { type Config, defaults } from '../config.ts'
import type { House } from '../house.ts'
import type { Keeper } from '../ops/keeper.ts'
import { start } from '../start.ts'
import { newFolder } from './folder.ts'

export interface TestServer {
  address: string
  server: Server
  house: House
  keeper: Keeper
  folder: string
  port: number
  /** How many connections it holds. */
  connections(): Promise<number>
  person(name?: string, troubleMs?: number): Promise<Person>
  stop(): Promise<void>
}

export interface Person {
  http: FurrowHttp
  socket: FurrowSocket
  name: string
}

export function testFolder(): string {
  const folder = newFolder('server')
  mkdirSync(join(folder, 'page'))
  writeFileSync(join(folder, 'page', 'index.html'), '<!doctype html><title>the page</title>')
  return folder
}

export async function startTestServer(
  changes: Partial<Config> = {},
  kept?: string,
  now: () => number = Date.now,
): Promise<TestServer> {
  const folder = kept ?? testFolder()
  const config: Config = {
    ...defaults,
    port: 0,
    portIsChosen: true,
    pageFolder: join(folder, 'page'),
    dataFolder: join(folder, 'data'),
    botPauseMs: 0,
    botMs: 50,
    botThreads: 1,
    boardThreads: 0,
    limits: 0,
    // The clocks of tests run ahead: nobody's games go for that.
    cleans: false,
    busyMs: 0,
    logLevel: 'warn',
    ...changes,
  }
  const started = await start(config, now)
  if ('refusal' in started) throw new Error(started.refusal)
  const { server, house, keeper, stop } = started
  const found = server.address()
  if (found === null || typeof found === 'string') throw new Error('The server does not listen.')
  const address = `http://127.0.0.1:${found.port}`
  const people: Person[] = []
  return {
    address,
    server,
    house,
    keeper,
    folder,
    port: found.port,
    connections: () =>
      new Promise((done, failed) => server.getConnections((error, n) => (error ? failed(error) : done(n)))),
    async person(name, troubleMs) {
      const person = await arrive(address, name, troubleMs)
      people.push(person)
      return person
    },
    async stop() {
      await stop()
      for (const { socket } of people) socket.close()
      if (kept === undefined) rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Longer than any trouble that a test makes, on whatever machine. */
const PATIENT_MS = 100_000
/** For somebody who takes the first refusal for an answer. */
export const IMPATIENT = 0

/** Somebody new, with a socket. */
export async function arrive(address: string, name?: string, troubleMs = PATIENT_MS): Promise<Person> {
  const http = new FurrowHttp(address, null, { troubleMs })
  const me = await http.me()
  if (name !== undefined) await http.rename(name)
  return withSocket(http, name ?? me.name, troubleMs)
}

/** Somebody who is known already. */
export const withSocket = (http: FurrowHttp, name: string, troubleMs = PATIENT_MS): Person => ({
  http,
  socket: new FurrowSocket(http, { open: openNodeSocket, again: () => 50, troubleMs }),
  name,
})

/** Waits until a table is as wished. */
export function until(
  { socket }: Person,
  table: string,
  wish: (state: TableState) => boolean,
  ms = PATIENT_MS,
): Promise<TableState> {
  return new Promise((done, failed) => {
    const timer = setTimeout(() => {
      const now = socket.state(table)
      failed(new Error(`Still not so: ${wish}; number ${now?.number}, ${now?.info.status}`))
    }, ms)
    const look = (state: TableState | null) => {
      if (!state || !wish(state)) return
      clearTimeout(timer)
      done(state)
    }
    look(socket.state(table))
    void socket.join(table, look).catch(failed)
  })
}

/** A game of two people that has begun, both looking. */
export async function twoAtTable(
  a: Person,
  b: Person,
  setup: { [key: string]: boolean | string | number } = {},
): Promise<HostedTable> {
  const table = await a.http.createTable({ game: 'agricola', setup, seats: [{ kind: 'me' }, { kind: 'invited' }] })
  await b.http.join(table.id, table.code)
  // Each at their own process, perhaps: both have to have heard of the start, and see the board.
  await Promise.all([a, b].map((person) => until(person, table.id, (s) => s.view !== null && s.decisions.length > 0)))
  return table
}

/** Whoever has to choose plays the first move there is. Gives the number. */
export async function playOne(people: readonly Person[], table: string, pick = 0): Promise<number> {
  for (const person of people) {
    const state = person.socket.state(table)
    if (!state?.ask) continue
    const { moves } = state.ask
    return person.socket.play(table, at(moves, pick % moves.length).text)
  }
  throw new Error('Nobody has anything to choose.')
}

/** Plays on until the game is over or the number is reached, always with the newest state. */
export async function playOn(people: readonly Person[], table: string, to = Number.POSITIVE_INFINITY): Promise<number> {
  const newest = () => Math.max(...people.map(({ socket }) => socket.state(table)?.number ?? 0))
  let number = newest()
  for (let i = 0; number < to; i++) {
    const seen = Math.max(number, newest())
    await Promise.all(people.map((person) => until(person, table, (s) => s.number >= seen)))
    if (at(people, 0).socket.state(table)?.info.status === 'finished') return seen
    number = await playOne(people, table, i * 7)
  }
  // Whoever goes on from here looks at the same position.
  await Promise.all(people.map((person) => until(person, table, (s) => s.number >= number)))
  return number
}
