// Two real processes on one real PostgreSQL, one of them killed again and again.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { acknowledged, losses, type StubbornPlayer, seatPlayers } from './testing/crash.ts'
import { testFolder } from './testing/house.ts'
import { startPostgres } from './testing/postgres.ts'
import { freePort, startProcess } from './testing/process.ts'

test('two processes on PostgreSQL, one killed again and again: nothing is lost and the other takes over', {
  timeout: 120_000,
}, async () => {
  const folder = testFolder()
  const postgres = await startPostgres()
  const url = await postgres.database()
  const ports = [await freePort(), await freePort()]
  const open = (port: number) => startProcess(port, ['--database', url], join(folder, 'page'))
  const servers = await Promise.all(ports.map(open))
  const players = await seatPlayers(
    servers.map(({ address }) => address),
    2,
    2,
  )
  for (let kill = 0; kill < 6; kill++) {
    const before = acknowledged(players)
    await wait(50 + Math.random() * 300)
    const victim = kill % 2
    await servers[victim].kill()
    // Those at the other process play on; so do bots that the dead one was looking after, once its lease is over.
    await wait(100)
    servers[victim] = await open(ports[victim])
    const over = players.every(({ person, table }) => person.socket.state(table)?.info.status === 'finished')
    if (!over) await expect.poll(() => acknowledged(players), { timeout: 20_000 }).toBeGreaterThan(before)
  }
  // Not one table is stuck, and those alone with a bot least of all.
  const marks = players.map(({ acknowledged: sofar }) => sofar.length)
  const goesOn = ({ person, table, acknowledged: sofar }: StubbornPlayer, i: number) =>
    sofar.length > marks[i] || person.socket.state(table)?.info.status === 'finished'
  await expect.poll(() => players.every(goesOn), { timeout: 20_000 }).toBe(true)
  await Promise.all(players.map((player) => player.stop()))
  expect(await losses(players)).toEqual([])
  expect(await Promise.all(servers.map((server) => server.stop()))).toEqual([0, 0])
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
})
