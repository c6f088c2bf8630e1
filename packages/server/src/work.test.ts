// Bots that think in processes of their own, for servers that let none think.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { at } from '@furrow/engine/core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { defaults, readConfig, readWorkConfig } from './config.ts'
import { openHouse } from './house.ts'
import { makeLog } from './ops/log.ts'
import type { LineBody } from './tables/line.ts'
import { isOver, losses, type StubbornPlayer, seatPlayers } from './testing/crash.ts'
import { startTestServer, testFolder, until } from './testing/house.ts'
import { startPostgres, type TestPostgres } from './testing/postgres.ts'
import { freePort, startProcess, startWork } from './testing/spawn.ts'

let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.stop())

const ALONE = [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'random' }]

test('without threads for bots and without PostgreSQL nobody could move them, and that is said', () => {
  expect(readConfig(['--bots', '0'])).toEqual({ refusal: expect.stringContaining('furrow work') })
  expect(readConfig(['--bots', '0', '--database', 'postgres://db/furrow'])).toHaveProperty('config.botThreads', 0)
  expect(readWorkConfig([])).toEqual({ refusal: expect.stringContaining('--database') })
  expect(readWorkConfig(['--bots', '0', '--database', 'postgres://db/furrow'])).toHaveProperty('refusal')
})

/** Every move is one of a seat that had to choose after the line before: none was played twice. */
async function playedTwice(url: string): Promise<string[]> {
  const rows = await postgres.ask<{ table_id: string; number: number; body: string }>(
    url,
    'SELECT table_id, number, body FROM lines ORDER BY table_id, number',
  )
  const lines = rows.map(({ table_id: table, number, body }) => ({ table, number, ...(JSON.parse(body) as LineBody) }))
  return lines.flatMap((line, i) => {
    if (line.kind !== 'move' || at(lines, i - 1).turn?.includes(line.seat)) return []
    return [`${line.table} ${line.number} ${line.move}`]
  })
}

test('workers are killed again and again: no move is lost and none is doubled', async () => {
  const folder = testFolder()
  const url = await postgres.database()
  const ports = [await freePort(), await freePort()]
  const servers = await Promise.all(
    ports.map((port) => startProcess(port, ['--database', url, '--bots', '0'], join(folder, 'page'))),
  )
  const workers = [await startWork(url), await startWork(url), await startWork(url)]
  const addresses = servers.map(({ address }) => address)
  const players = await seatPlayers(addresses, 0, 4)
  const goesOn = async (): Promise<void> => {
    const marks = players.map(({ acknowledged }) => acknowledged.length)
    const moved = (player: StubbornPlayer, i: number) => player.acknowledged.length > at(marks, i) + 1 || isOver(player)
    await expect.poll(() => players.every(moved), { interval: 5 }).toBe(true)
  }
  await goesOn()
  for (let kill = 0; kill < 4; kill++) {
    const victim = kill % workers.length
    await at(workers, victim).kill()
    await goesOn() // with those that are left
    workers[victim] = await startWork(url)
  }
  // One is enough, and whoever is asked to stop leaves its tables to it.
  expect(await Promise.all(workers.slice(1).map((worker) => worker.stop()))).toEqual([0, 0])
  await goesOn()
  await Promise.all(players.map((player) => player.stop()))
  expect(await losses(players)).toEqual([])
  expect(await playedTwice(url)).toEqual([])
  expect(await at(workers, 0).stop()).toBe(0)
  expect(await Promise.all(servers.map((server) => server.stop()))).toEqual([0, 0])
  rmSync(folder, { recursive: true, force: true })
})

test('a clock that runs out while no server has the table is noticed by a worker', async () => {
  const databaseUrl = await postgres.database()
  let now = Date.now()
  const clock = () => now
  const server = await startTestServer({ databaseUrl, botThreads: 0 }, undefined, clock)
  const red = await server.person('Red')
  const pace = { kind: 'days' as const, days: 1 }
  const { id } = await red.http.createTable({ game: 'agricola', seats: ALONE, setup: { starting: 0 }, pace })
  await until(red, id, ({ ask }) => ask !== null)
  await server.stop()
  now += 2 * 86_400_000
  const config = { ...defaults, databaseUrl, botThreads: 1, botMs: 20, botPauseMs: 0 }
  const house = await openHouse(config, makeLog('warn'), clock, true)
  const late = async () =>
    (await house.store.lines(id, 0, 100)).some(({ body }) => (JSON.parse(body) as { why?: string }).why === 'late')
  await expect.poll(late).toBe(true)
  await house.close()
})
