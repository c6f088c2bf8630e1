// Real processes with moves flowing, killed at random moments.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { at } from '@furrow/engine/core'
import { expect, test } from 'vitest'
import { acknowledged, isOver, losses, type StubbornPlayer, seatPlayers } from './testing/crash.ts'
import { testFolder } from './testing/house.ts'
import { freePort, startProcess } from './testing/spawn.ts'

const KILLS = 10
const OFTEN = { interval: 1 }

test(`killed ${KILLS} times: no acknowledged move is lost, no table broken, bots go on`, async () => {
  const folder = testFolder()
  const port = await freePort()
  const open = () => startProcess(port, ['--data', join(folder, 'data')], join(folder, 'page'))
  let server = await open()
  let players = await seatPlayers([server.address], 3, 2)
  const everybody = [...players]
  for (let kill = 0; kill < KILLS; kill++) {
    // At any moment of any of the next moves.
    const before = acknowledged(everybody)
    const moves = Math.floor(Math.random() * 20)
    await expect.poll(() => acknowledged(everybody) >= before + moves || players.every(isOver), OFTEN).toBe(true)
    await server.kill()
    server = await open()
    expect(await losses(players)).toEqual([])
    // Moves flow again before the next kill, also those of bots.
    const then = acknowledged(everybody)
    await expect.poll(() => acknowledged(everybody) > then || players.every(isOver)).toBe(true)
    const over = players.filter(isOver)
    if (over.length >= players.length - 1 && kill < KILLS - 1) {
      players = await seatPlayers([server.address], 3, 2)
      everybody.push(...players)
    }
  }
  // Whoever is alone with a bot moves again only after it has moved.
  const marks = players.map(({ acknowledged: sofar }) => sofar.length)
  const goesOn = (player: StubbornPlayer, i: number) => player.acknowledged.length > at(marks, i) + 2 || isOver(player)
  await expect.poll(() => players.every(goesOn)).toBe(true)
  await Promise.all(everybody.map((player) => player.stop()))
  expect(await losses(everybody)).toEqual([])
  expect(acknowledged(everybody)).toBeGreaterThan(KILLS)
  expect(await server.stop()).toBe(0)
  rmSync(folder, { recursive: true, force: true })
})
