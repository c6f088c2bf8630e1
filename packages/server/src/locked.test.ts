// A real process on a file that another program has locked, and one whose file is gone for good.
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, expect, test } from 'vitest'
import { dataFile, restoreFile } from './store/sqlite-file.ts'
import { acknowledged, losses, seatPlayers } from './testing/crash.ts'
import { arrive, IMPATIENT, testFolder } from './testing/house.ts'
import { refusal } from './testing/refusal.ts'
import { freePort, startProcess } from './testing/spawn.ts'

const folder = testFolder()
const data = join(folder, 'data')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('locked by another program: it says so, and goes on by itself when the lock is gone', async () => {
  const server = await startProcess(await freePort(), ['--data', data], join(folder, 'page'))
  const players = await seatPlayers([server.address], 1, 0)
  await expect.poll(() => acknowledged(players)).toBeGreaterThan(5)
  const somebody = await arrive(server.address, undefined, IMPATIENT)
  const other = new DatabaseSync(dataFile(data))
  other.exec('PRAGMA busy_timeout = 10000; BEGIN IMMEDIATE')
  // Twice, so that the second finds it locked for as long as the store waits, after it has waited that long before.
  for (let i = 0; i < 2; i++) expect(await refusal(somebody.http.myTables())).toBe('storage')
  expect((await fetch(`${server.address}/healthz`)).status).toBe(503)
  const before = acknowledged(players)
  other.exec('ROLLBACK')
  other.close()
  await expect.poll(() => acknowledged(players)).toBeGreaterThan(before + 5)
  await expect.poll(async () => (await fetch(`${server.address}/healthz`)).status).toBe(200)
  somebody.socket.close()
  await Promise.all(players.map((player) => player.stop()))
  expect(await losses(players)).toEqual([])
  expect(await server.stop()).toBe(0)
})

test('gone for good: the process ends with a sentence, so that it is started again', async () => {
  const server = await startProcess(await freePort(), ['--data', data], join(folder, 'page'))
  const somebody = await arrive(server.address)
  await expect.poll(() => somebody.socket.status).toBe('open')
  writeFileSync(restoreFile(data), 'This is no database. '.repeat(100))
  expect(await server.ended).toBe(1)
  expect(server.said()).toMatch(/^The store is gone \(.+\)\. Furrow ends; started again, it goes on where it was\.$/m)
  somebody.socket.close()
})
