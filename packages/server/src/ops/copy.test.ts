// From the embedded store to PostgreSQL and back: nothing is lost, nobody is asked to begin anew.
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { FurrowHttp } from '../client/http.ts'
import { Adding, type KindName, kindNames, type Sum } from '../store/rows.ts'
import { openSqliteRows } from '../store/sqlite-rows.ts'
import { type Person, playOn, startTestServer, testFolder, twoAtTable, until, withSocket } from '../testing/house.ts'
import { startPostgres, type TestPostgres } from '../testing/postgres.ts'
import { copy } from './copy.ts'

const folder = testFolder()
const data = join(folder, 'data')
let postgres: TestPostgres
const said: string[] = []

beforeAll(async () => {
  postgres = await startPostgres()
})
beforeEach(() => {
  said.length = 0
  for (const stream of ['log', 'error'] as const)
    vi.spyOn(console, stream).mockImplementation((text) => void said.push(String(text)))
})
afterEach(() => vi.restoreAllMocks())
afterAll(async () => {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function sums(from: string): Promise<Map<KindName, Sum>> {
  const source = openSqliteRows(from)
  const found = new Map<KindName, Sum>()
  for (const name of kindNames) {
    const adding = new Adding()
    for await (const rows of source.pages(name)) adding.add(name, rows)
    found.set(name, adding.sum)
  }
  await source.close()
  return found
}

test('a game goes on in PostgreSQL, and then again in a file, from where it was', async () => {
  const first = await startTestServer({}, folder)
  const [a, b] = [await first.person('Élodie 🐑'), await first.person('B')]
  await a.http.claim('correct horse', 'Élodie 🐑')
  await a.http.newProgram('Helper')
  const { id } = await twoAtTable(a, b)
  await playOn([a, b], id, 70) // some lines are gathered, some are not
  await a.socket.chat(id, 'zwei Schafe & "drei"')
  await a.http.keepSeries({ series: '{"x":1}', changed: 5 })
  const { store } = first.house
  const log = await a.http.log(id)
  const person = (await a.http.me()).id
  // A row of everything else that there can be.
  await store.setMark({ person, mark: 'muted', at: 1, until: 2, note: 'why' })
  await store.keepLink({ id: 'x', kind: 'recovery', person, made: 1, until: null, uses: 1, note: '' })
  await store.keepAddress({ person, address: 'a@furrow.example', confirmed: null, language: 'fr', turns: true })
  await store.queueMail({ id: 'm', person, kind: 'turn', table: id, at: 9e12, tries: 0, body: '{}' })
  await store.report({ id: 'r', at: 1, person, about: 'p', table: id, chat: null, body: 'b', closed: null })
  for (const what of ['one', 'two'])
    await store.note({ at: 1, kind: 'deed', actor: '', actorName: '', what, about: '', name: '', more: '' }, 99)

  const url = await postgres.database()
  expect(await copy(['--from', data, '--to', url])).toBe(1)
  expect(said.at(-1)).toBe(`Another server is using the data in ${data}.`)
  await first.stop()
  const before = await sums(data)
  for (const [name, { rows }] of before) expect([name, rows > 0 || name === 'jobs']).toEqual([name, true])
  said.length = 0
  expect(await copy(['--from', data, '--to', url])).toBe(0)
  expect(said.at(-1)).toBe('Everything is now in both places: every count and checksum is the same.')
  expect(said.find((line) => line.startsWith('lines'))).toMatch(/^lines +\d+ {2}[0-9a-f]{16}$/)
  expect(await sums(data)).toEqual(before)

  // Signed in as before, by the same cookie.
  const second = await startTestServer({ databaseUrl: url })
  const again = new FurrowHttp(second.address, a.http.cookie)
  expect(await again.log(id)).toEqual(log)
  expect(await again.series()).toEqual({ series: '{"x":1}', changed: 5 })
  await new FurrowHttp(second.address).me()
  const back = join(folder, 'back')
  expect(await copy(['--from', url, '--to', back])).toBe(1)
  expect(said.at(-1)).toMatch(
    /^A process of Furrow uses the database at 127\.0\.0\.1:\d+\/furrow1: stop every furrow serve/,
  )
  await second.house.store.note(
    { at: 2, kind: 'deed', actor: '', actorName: '', what: 'three', about: '', name: '', more: '' },
    99,
  )
  await second.stop()

  expect(await copy(['--from', url, '--to', back])).toBe(0)
  expect(readdirSync(back).sort()).toEqual(['furrow.db', 'furrow.lock'])
  const after = await sums(back)
  for (const name of ['tables', 'lines', 'chat', 'seats', 'series', 'marks', 'links', 'mails'] as const)
    expect([name, after.get(name)]).toEqual([name, before.get(name)])
  expect(after.get('log')?.rows).toBe(3)
  const third = await startTestServer({ dataFolder: back }, folder)
  const home = new FurrowHttp(third.address)
  expect(await home.signIn('Élodie 🐑', 'correct horse')).toMatchObject({ name: 'Élodie 🐑' })
  expect(await home.log(id)).toEqual(log)
  const [red, blue] = [a, b].map(({ http, name }) => withSocket(new FurrowHttp(third.address, http.cookie), name)) as [
    Person,
    Person,
  ]
  await Promise.all([red, blue].map((one) => until(one, id, (s) => s.number >= log.length)))
  await playOn([red, blue], id, log.length + 5)
  for (const { socket } of [red, blue]) socket.close()
  await third.stop()
})

test('what is not empty is left alone, and half a copy is none', async () => {
  const url = await postgres.database()
  const other = await startTestServer({ databaseUrl: url })
  await new FurrowHttp(other.address).me()
  await other.stop()
  expect(await copy(['--from', data, '--to', url])).toBe(1)
  expect(said.at(-1)).toMatch(/holds people or tables already: copy into an empty one\.$/)
  expect(await copy(['--from', url, '--to', data])).toBe(1)
  expect(said.at(-1)).toBe(`There is a ${join(data, 'furrow.db')} already: copy into a folder without one.`)
  expect(await copy(['--from', join(folder, 'nowhere'), '--to', url])).toBe(1)
  expect(said.at(-1)).toBe(`There is no furrow.db in ${join(folder, 'nowhere')}.`)
  expect(existsSync(join(folder, 'nowhere'))).toBe(false)
  expect(await copy(['--from', data])).toBe(2)
  // A text that the other store cannot hold: nothing of it stays, here or there.
  const empty = await postgres.database()
  const db = new DatabaseSync(join(data, 'furrow.db'))
  db.exec("INSERT INTO settings VALUES ('broken', 'a' || char(0) || 'b')")
  db.close()
  await expect(copy(['--from', data, '--to', empty])).rejects.toThrow()
  expect(await postgres.ask(empty, 'SELECT * FROM settings')).toEqual([])
})

test('a file that is damaged is refused with a sentence', async () => {
  const broken = testFolder()
  writeFileSync(join(broken, 'furrow.db'), 'garbage')
  expect(await copy(['--from', broken, '--to', await postgres.database()])).toBe(1)
  expect(said).toEqual([
    expect.stringMatching(/furrow\.db cannot be read as the data of a server .*: put a backup back\.$/),
  ])
  rmSync(broken, { recursive: true })
})
