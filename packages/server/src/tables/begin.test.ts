import { afterAll, beforeAll, expect, test } from 'vitest'
import { sitWithoutBeginning } from '../testing/cut-short.ts'
import { type Person, startTestServer, type TestServer } from '../testing/house.ts'

let server: TestServer
let red: Person
let blue: Person

beforeAll(async () => {
  server = await startTestServer()
  red = await server.person('Red')
  blue = await server.person('Blue')
})
afterAll(() => server.stop())

/** A table whose last seat was taken, and which never began. */
async function cutShort(): Promise<string> {
  const { id } = await red.http.createTable({ game: 'agricola', seats: [{ kind: 'me' }, { kind: 'invited' }] })
  await sitWithoutBeginning(server, id, 1, blue)
  expect(await red.http.table(id)).toMatchObject({ status: 'waiting', seats: [{}, { kind: 'person' }] })
  return id
}

test('a full table that never began does so when it is loaded', async () => {
  const id = await cutShort()
  server.house.tables.forget(await server.house.tables.get(id))
  expect(await red.http.table(id)).toMatchObject({ status: 'playing' })
  const log = await red.http.log(id)
  expect(log.filter(({ kind }) => kind === 'start')).toHaveLength(1)
})

test('or when somebody comes to it, as where another process has ended', async () => {
  const id = await cutShort()
  const state = await blue.socket.join(id)
  expect(state.info.status).toBe('playing')
  expect(state.view).not.toBeNull()
})

test('a table that cannot begin can be looked at all the same', async () => {
  const id = await cutShort()
  const { tables, store } = server.house
  const table = await tables.get(id)
  const { row } = (await store.table(id)) ?? {}
  if (!row) throw new Error('There is no row.')
  const doc = JSON.stringify({ ...JSON.parse(row.doc), setup: { nonsense: 1 } })
  const line = { number: table.number + 1, at: Date.now(), body: '{"kind":"table","what":"invitation","doc":true}' }
  await store.append({ table: id, line, row: { ...row, doc } })
  tables.forget(table)
  expect(await red.http.table(id)).toMatchObject({ status: 'waiting' })
  expect((await red.socket.join(id)).info.status).toBe('waiting')
})
