// Two real processes on one real PostgreSQL that is cut off, restarted, and away for a while, with moves flowing.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { at } from '@furrow/engine/core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isOver, losses, type StubbornPlayer, seatPlayers } from './testing/crash.ts'
import { type Gate, openGate } from './testing/gate.ts'
import { testFolder } from './testing/house.ts'
import { startPostgres, type TestPostgres } from './testing/postgres.ts'
import { freePort, type ServerProcess, startProcess } from './testing/spawn.ts'

/** As long as a failing test may last; nothing waits for it to pass. */
const PATIENCE = { timeout: 100_000 }
const POOL = 10

const folder = testFolder()
let postgres: TestPostgres
let database: string
let gates: Gate[]
let servers: ServerProcess[]
let players: StubbornPlayer[] = []
const everybody: StubbornPlayer[] = []

beforeAll(async () => {
  postgres = await startPostgres()
  database = await postgres.database()
  gates = [await openGate(database), await openGate(database)]
  const open = async ({ url }: Gate) => startProcess(await freePort(), ['--database', url], join(folder, 'page'))
  servers = await Promise.all(gates.map(open))
})
afterAll(async () => {
  await Promise.all(everybody.map((player) => player.stop()))
  for (const gate of gates) gate.close()
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
})

const addresses = () => servers.map(({ address }) => address)

/** Some are playing. */
async function somebodyPlays(): Promise<void> {
  if (!players.every(isOver)) return
  players = await seatPlayers(addresses(), 2, 1)
  everybody.push(...players)
}

/** Everybody who is not finished makes another move. */
async function playGoesOn(): Promise<void> {
  const marks = players.map(({ acknowledged }) => acknowledged.length)
  const goesOn = (player: StubbornPlayer, i: number) => player.acknowledged.length > at(marks, i) + 2 || isOver(player)
  await expect.poll(() => players.every(goesOn), PATIENCE).toBe(true)
}

/** One connection of each process listens, and no more than the pool's others are open. */
async function connectionsAreAsAlways(): Promise<void> {
  const look = async () => {
    const rows = await postgres.ask<{ name: string; n: string }>(
      database,
      `SELECT application_name AS name, count(*) AS n FROM pg_stat_activity
       WHERE datname = current_database() AND pid <> pg_backend_pid() GROUP BY application_name`,
    )
    const count = (name: string) => Number(rows.find((row) => row.name === name)?.n ?? 0)
    const [pool, listening] = [count('furrow'), count('furrow listening')]
    const others = rows.filter(({ name }) => !name.startsWith('furrow')).length
    return { listening, pool: pool <= servers.length * POOL, others }
  }
  await expect.poll(look, PATIENCE).toEqual({ listening: servers.length, pool: true, others: 0 })
}

async function allIsWell(): Promise<void> {
  await playGoesOn()
  await somebodyPlays()
  await connectionsAreAsAlways()
  expect(await losses(everybody)).toEqual([])
  expect(servers.map(({ child }) => child.exitCode)).toEqual([null, null])
}

const untilUnwell = async () => {
  for (const { address } of servers)
    await expect.poll(async () => (await fetch(`${address}/healthz`)).status, PATIENCE).toBe(503)
}

test('away until every process has tried often: one connection listens afterwards', async () => {
  await allIsWell()
  for (const often of [6, 10]) {
    const before = gates.map(({ refused }) => refused)
    for (const gate of gates) gate.shut()
    await expect.poll(() => gates.every(({ refused }, i) => refused - at(before, i) >= often), PATIENCE).toBe(true)
    await untilUnwell()
    for (const gate of gates) gate.open()
    await allIsWell()
  }
})

test('every connection ended by the database, again and again: no process dies', async () => {
  await allIsWell()
  for (let round = 0; round < 8; round++) {
    await postgres.ask(
      database,
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    )
    await playGoesOn()
    await somebodyPlays()
  }
  await allIsWell()
})

test('the database stopped under play and started again', async () => {
  await allIsWell()
  for (let round = 0; round < 2; round++) {
    await postgres.down()
    await untilUnwell()
    await postgres.up()
    await allIsWell()
  }
})

test('the way to the database goes silent: another is found', async () => {
  await allIsWell()
  for (const gate of gates) gate.silence()
  // Whoever comes just then is let in as soon as somebody can say who they are.
  const newcomers = await seatPlayers(addresses(), 2, 1)
  everybody.push(...newcomers)
  await allIsWell()
})

test('and they stop as they should', async () => {
  await Promise.all(everybody.map((player) => player.stop()))
  expect(await Promise.all(servers.map((server) => server.stop()))).toEqual([0, 0])
})
