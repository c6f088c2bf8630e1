// Two real processes on one real PostgreSQL, one of them killed again and again.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { at } from '@furrow/engine/core'
import { expect, test } from 'vitest'
import { acknowledged, isOver, losses, type StubbornPlayer, seatPlayers } from './testing/crash.ts'
import { testFolder } from './testing/house.ts'
import { startPostgres } from './testing/postgres.ts'
import { freePort, startProcess } from './testing/spawn.ts'

const OFTEN = { interval: 1 }

test('two processes on PostgreSQL, one killed again and again: nothing is lost and the other takes over', async () => {
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
  for (let kill = 0; kill < 4; kill++) {
    // At any moment of any of the next moves.
    const before = acknowledged(players)
    const moves = Math.floor(Math.random() * 20)
    await expect.poll(() => acknowledged(players) >= before + moves || players.every(isOver), OFTEN).toBe(true)
    const victim = kill % 2
    await at(servers, victim).kill()
    servers[victim] = await open(at(ports, victim))
    const then = acknowledged(players)
    await expect.poll(() => acknowledged(players) > then || players.every(isOver)).toBe(true)
  }
  // Not one table is stuck, and those alone with a bot least of all.
  const marks = players.map(({ acknowledged: sofar }) => sofar.length)
  const goesOn = (player: StubbornPlayer, i: number) => player.acknowledged.length > at(marks, i) || isOver(player)
  await expect.poll(() => players.every(goesOn)).toBe(true)
  await Promise.all(players.map((player) => player.stop()))
  expect(await losses(players)).toEqual([])
  expect(await Promise.all(servers.map((server) => server.stop()))).toEqual([0, 0])
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
})
