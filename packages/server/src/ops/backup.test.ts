import { existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { at } from '@furrow/engine/core'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FurrowHttp } from '../client/http.ts'
import { playOn, startTestServer, testFolder, twoAtTable, until } from '../testing/house.ts'
import { refusal } from '../testing/refusal.ts'
import { backup, restore } from './backup.ts'
import { makeLog } from './log.ts'

const folder = testFolder()
const file = join(folder, 'backup.db')
const data = ['--data', join(folder, 'data')]
const said: string[] = []
const kept = () =>
  readdirSync(join(folder, 'data')).filter((name) => /before-[^-]+-[^-]+-[\dT]+-\d+-\d+-\d+Z$/.test(name)).length

beforeEach(() => {
  said.length = 0
  for (const stream of ['log', 'error'] as const)
    vi.spyOn(console, stream).mockImplementation((text) => void said.push(String(text)))
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a backup while people play, and back to it while they play on', async () => {
  const server = await startTestServer({ logLevel: 'error' }, folder)
  const [a, b] = [await server.person('A'), await server.person('B')]
  const { id } = await twoAtTable(a, b)
  await playOn([a, b], id, 30)
  const playing = playOn([a, b], id, 60)
  expect(await backup([file, ...data])).toBe(0)
  // What is played after it is not in it.
  const end = await playOn([a, b], id, (await playing) + 5)
  const later = await a.http.createTable({ game: 'agricola', seats: [{ kind: 'me' }] })

  expect(await restore([file, ...data])).toBe(0)
  expect(kept()).toBe(1)
  const log = await a.http.log(id)
  expect(log.length).toBeGreaterThanOrEqual(30)
  expect(log.length).toBeLessThan(end)
  expect(log.map(({ number }) => number)).toEqual(log.map((_, i) => i + 1))
  expect(await refusal(a.http.table(later.id))).toBe('not-found')
  // Those at the table come back to it, and play on from there.
  await expect.poll(() => [a, b].map(({ socket }) => socket.state(id)?.number)).toEqual([log.length, log.length])
  const number = await playOn([a, b], id, log.length + 5)
  await until(a, id, (s) => s.number >= number)
  expect(a.socket.state(id)?.log.map((line) => line.number)).toEqual(Array.from({ length: number }, (_, i) => i + 1))
  await server.stop()

  // And once more with the server gone.
  expect(await restore([file, ...data])).toBe(0)
  expect(kept()).toBe(2)
  const again = await startTestServer({}, folder)
  expect(await new FurrowHttp(again.address, a.http.cookie).log(id)).toEqual(log)
  await again.stop()
})

test('what is wrong is said in a sentence and changes nothing', async () => {
  expect(await backup([])).toBe(2)
  expect(await backup(['--help'])).toBe(0)
  expect(await backup([file, ...data])).toBe(1)
  expect(said.at(-1)).toBe(`${file} is there already.`)
  expect(await backup([join(folder, 'x.db'), '--data', join(folder, 'nowhere')])).toBe(1)
  expect(existsSync(join(folder, 'x.db'))).toBe(false)
  const nonsense = join(folder, 'nonsense.db')
  writeFileSync(nonsense, 'this is no database at all, only a text that is long enough to be one'.repeat(20))
  expect(await restore([nonsense, ...data])).toBe(1)
  expect(said.at(-1)).toMatch(/cannot be read as a backup/)
  expect(await restore([join(folder, 'missing'), ...data])).toBe(1)
  expect(await backup(['y', '--database', 'postgres://a@b/c'])).toBe(2)
})

test('logs are one JSON object a line, from a level on', () => {
  const lines: string[] = []
  const log = makeLog('warn', (line) => lines.push(line))
  log('info', 'not this')
  log('error', 'a request failed', { path: '/x' })
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    { time: expect.any(String), level: 'error', message: 'a request failed', path: '/x' },
  ])
})

test('a backup that fails leaves nothing behind, and says why', async () => {
  const own = testFolder()
  const target = join(own, 'out', 'backup.db')
  mkdirSync(join(own, 'data'))
  mkdirSync(join(own, 'out'))
  const left = () => readdirSync(join(own, 'out'))
  writeFileSync(join(own, 'data', 'furrow.db'), 'no database at all, but long enough to be looked at '.repeat(100))
  expect(await backup([target, '--data', join(own, 'data')])).toBe(1)
  expect(said.at(-1)).toMatch(/could not be copied|cannot be read as a backup/)
  expect(left()).toEqual([])
  // One that another program has made is none of ours.
  rmSync(join(own, 'data', 'furrow.db'))
  const foreign = new DatabaseSync(join(own, 'data', 'furrow.db'))
  foreign.exec('CREATE TABLE other (x); INSERT INTO other VALUES (1)')
  foreign.close()
  expect(await backup([target, '--data', join(own, 'data')])).toBe(1)
  expect(said.at(-1)).toMatch(/furrow\.db is no backup of Furrow/)
  expect(left()).toEqual([])
  // What one that was killed has left is no hindrance.
  const server = await startTestServer({}, testFolder())
  writeFileSync(`${target}.part`, 'half')
  expect(await backup([target, '--data', join(server.folder, 'data')])).toBe(0)
  expect(left()).toEqual(['backup.db'])
  await server.stop()
  for (const gone of [own, server.folder]) rmSync(gone, { recursive: true, force: true })
})

test('into a folder: each is named after its moment, the newest are kept, and nothing else is left or touched', async () => {
  const server = await startTestServer({}, testFolder())
  const from = ['--data', join(server.folder, 'data')]
  const to = join(server.folder, 'backups')
  mkdirSync(to)
  const old = Array.from({ length: 4 }, (_, i) => `furrow-2026-01-0${i + 1}T03-00-00Z.db`)
  for (const name of [...old, 'notes.txt', 'furrow-2026-01-01.db']) writeFileSync(join(to, name), '')
  const cutOff = join(to, 'furrow-2026-01-02T03-00-00Z.db.part')
  writeFileSync(cutOff, 'half')
  utimesSync(cutOff, 0, 0)
  expect(await backup([to, ...from, '--keep', '3'])).toBe(0)
  const names = readdirSync(to).sort()
  expect(names.slice(0, 3)).toEqual(['furrow-2026-01-01.db', ...old.slice(2)])
  expect(names.slice(3)).toEqual([expect.stringMatching(/^furrow-[\dT-]+Z\.db$/), 'notes.txt'])
  expect(said.at(-1)).toMatch(/bytes\)\. 2 older ones are gone\.$/)
  expect(statSync(join(to, at(names, 3))).mode & 0o777).toBe(0o600)
  expect(await backup([join(to, 'notes.txt'), ...from, '--keep', '3'])).toBe(2)
  expect(await backup([join(server.folder, 'new'), ...from, '--keep', '3'])).toBe(0)
  expect(readdirSync(join(server.folder, 'new'))).toEqual([expect.stringMatching(/^furrow-.*Z\.db$/)])
  await server.stop()
  // Also with nobody there, neither the data nor the backup has anything beside it.
  const before = readdirSync(join(server.folder, 'data')).sort()
  expect(await backup([join(server.folder, 'two.db'), ...from])).toBe(0)
  expect(await restore([join(server.folder, 'two.db'), '--data', join(server.folder, 'elsewhere')])).toBe(0)
  expect(readdirSync(join(server.folder, 'data')).sort()).toEqual(before)
  expect(readdirSync(server.folder).filter((name) => name.startsWith('two'))).toEqual(['two.db'])
  rmSync(server.folder, { recursive: true, force: true })
})
