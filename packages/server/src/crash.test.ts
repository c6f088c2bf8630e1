// Real processes with moves flowing, killed at random moments.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { acknowledged, isOver, losses, seatPlayers } from './testing/crash.ts'
import { testFolder } from './testing/house.ts'
import { freePort, startProcess } from './testing/process.ts'

const KILLS = 20
const OFTEN = { interval: 1 }

test(`killed ${KILLS} times: no acknowledged move is lost, no table broken, bots go on`, {
  timeout: 300_000,
}, async () => {
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
    expect(await losses(everybody)).toEqual([])
    // Moves flow again before the next kill, also those of bots.
    const then = acknowledged(everybody)
    await expect.poll(() => acknowledged(everybody) > then || players.every(isOver)).toBe(true)
    const over = players.filter(isOver)
    if (over.length >= players.length - 1 && kill < KILLS - 1) {
      players = await seatPlayers([server.address], 3, 2)
      everybody.push(...players)
    }
  }
  await Promise.all(everybody.map((player) => player.stop()))
  expect(await losses(everybody)).toEqual([])
  const bots = await Promise.all(
    everybody.map(async ({ person, table }) =>
      (await person.http.log(table)).filter((l) => l.kind === 'move' && l.bot),
    ),
  )
  expect(bots.flat().length).toBeGreaterThan(KILLS)
  expect(acknowledged(everybody)).toBeGreaterThan(KILLS)
  expect(await server.stop()).toBe(0)
  rmSync(folder, { recursive: true, force: true })
})
