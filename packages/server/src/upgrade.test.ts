// An upgrade from the first version of the file there was, as a host does it: backup, new program, play on.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { afterAll, expect, test, vi } from 'vitest'
import { FurrowHttp } from './client/http.ts'
import { findGame } from './games.ts'
import { backup, restore } from './ops/backup.ts'
import { migrations } from './store/postgres-schema.ts'
import { type KindName, kindOf } from './store/rows.ts'
import { dataFile } from './store/sqlite-file.ts'
import { openSqliteRows } from './store/sqlite-rows.ts'
import { SQLITE_VERSION } from './store/sqlite-schema.ts'
import { type Person, testFolder, until, withSocket } from './testing/house.ts'
import { startPostgres } from './testing/postgres.ts'
import { refusal } from './testing/refusal.ts'
import { freePort, startProcess } from './testing/spawn.ts'

/** Written by a program of the first version: a game of two people under way, one that is finished, a table that waits, talk, a claimed name. */
const FIRST = fileURLToPath(new URL('../../../fixtures/stores/first.db.gz', import.meta.url))
const FIRST_KINDS: readonly KindName[] = ['settings', 'people', 'sessions', 'tables', 'seats', 'lines', 'chat', 'jobs']

const folder = testFolder()
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function firstFolder(name: string): string {
  const data = join(folder, name)
  mkdirSync(data)
  writeFileSync(dataFile(data), gunzipSync(readFileSync(FIRST)))
  return data
}
function versionOf(file: string): number {
  const db = new DatabaseSync(file, { readOnly: true })
  const found = Number(db.prepare('PRAGMA user_version').get()?.user_version)
  db.close()
  return found
}

/** Signs in with the password of then, finds everything, and plays on. */
async function everythingIsThere(address: string): Promise<void> {
  const http = new FurrowHttp(address)
  await http.signIn('Rowan', 'correct horse')
  const rowan = withSocket(http, 'Rowan')
  const tables = await rowan.http.myTables()
  expect(tables.map(({ status }) => status).sort()).toEqual(['finished', 'playing'])
  const [finished, playing] = [tables.find((t) => t.status === 'finished'), tables.find((t) => t.status === 'playing')]
  if (!finished || !playing) throw new Error('They were there.')
  expect((await rowan.http.log(finished.id)).length).toBeGreaterThan(5)
  const log = await rowan.http.log(playing.id)
  expect(log.length).toBeGreaterThanOrEqual(60)
  const state = await until(rowan, playing.id, (s) => s.number >= log.length && s.chat.length > 0)
  expect(state.chat.map(({ text }) => text)).toEqual(['hello there'])
  if (playing.rules === findGame(playing.game)?.game.rules) await playOn(rowan, playing.id, log.length)
  rowan.socket.close()
}

/** The other one is not there, so that a bot may play for them. */
async function playOn(rowan: Person, id: string, number: number): Promise<void> {
  const seat = (await rowan.http.table(id)).seats.findIndex((one) => one.kind === 'person' && !one.me)
  await expect.poll(() => refusal(rowan.http.handToBot(id, seat, 'random'))).toBe('not refused')
  for (let played = 0; played < 3; played++) {
    const before = rowan.socket.state(id)?.number ?? number
    const { ask } = await until(rowan, id, (s) => s.ask !== null)
    await rowan.socket.play(id, ask?.moves[0]?.text ?? '')
    await until(rowan, id, (s) => s.number > before)
  }
}

test('the embedded store: the backup of before goes back to before', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const data = firstFolder('data')
  const kept = join(folder, 'before.db')
  expect(await backup([kept, '--data', data])).toBe(0)
  expect(versionOf(kept)).toBe(1)
  const open = async () => startProcess(await freePort(), ['--data', data, '--absent', '0'], join(folder, 'page'))
  let server = await open()
  await everythingIsThere(server.address)
  expect(await server.stop()).toBe(0)
  expect(versionOf(dataFile(data))).toBe(SQLITE_VERSION)
  expect(await restore([kept, '--data', data])).toBe(0)
  expect(versionOf(dataFile(data))).toBe(1)
  server = await open()
  await everythingIsThere(server.address)
  expect(await server.stop()).toBe(0)
  vi.restoreAllMocks()
})

test('PostgreSQL: the first new process brings the schema forward', async () => {
  const postgres = await startPostgres()
  const url = await postgres.database()
  await postgres.ask(url, migrations[0] ?? '')
  await postgres.ask(url, 'CREATE TABLE furrow_version AS SELECT 1 AS version')
  const source = openSqliteRows(firstFolder('rows'))
  for (const name of FIRST_KINDS)
    for await (const rows of source.pages(name)) {
      const columns = kindOf(name).columns.join(', ')
      const [more, zero] = name === 'jobs' ? [', until', ', 0'] : ['', '']
      const sql = `INSERT INTO ${name} (${columns}${more}) SELECT ${columns}${zero} FROM json_populate_recordset(NULL::${name}, $1)`
      await postgres.ask(url, sql, [JSON.stringify(rows)])
    }
  await source.close()
  const server = await startProcess(await freePort(), ['--database', url, '--absent', '0'], join(folder, 'page'))
  expect(await postgres.ask(url, 'SELECT version FROM furrow_version')).toEqual([{ version: migrations.length }])
  await everythingIsThere(server.address)
  expect(await server.stop()).toBe(0)
  await postgres.stop()
})
