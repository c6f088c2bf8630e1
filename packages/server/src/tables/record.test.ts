import { agricola } from '@furrow/engine/agricola'
import { isRefusal, readRecord, replay } from '@furrow/engine/core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, playOn, startTestServer, type TestServer, twoAtTable, until } from '../testing/house.ts'

let server: TestServer
let red: Person
let blue: Person

beforeAll(async () => {
  server = await startTestServer()
  red = await server.person('Red')
  blue = await server.person('Blue')
})
afterAll(() => server.stop())

const TIMES = 2600

test('the record is whole, however often somebody took back', async () => {
  const { id } = await twoAtTable(red, blue)
  const { tables, store } = server.house
  const table = await tables.get(id)
  const seat = red.socket.state(id)?.ask ? 0 : 1
  const start = table.number
  const bodies = Array.from({ length: TIMES }, (_, i) => [
    { kind: 'move', seat, move: 'forest', events: [] },
    { kind: 'undo', seat, move: start + 2 * i + 1 },
  ]).flat()
  await Promise.all(
    bodies.map((body, i) =>
      store.append({ table: id, line: { number: start + i + 1, at: Date.now(), body: JSON.stringify(body) } }),
    ),
  )
  tables.forget(table)
  await until(red, id, (s) => s.number === start + 2 * TIMES)
  await until(blue, id, (s) => s.number === start + 2 * TIMES)
  await playOn([red, blue], id)
  const record = readRecord(await red.http.record(id))
  if (isRefusal(record)) throw new Error(record.message)
  expect(record.entries.length).toBeGreaterThan(2 * TIMES + 50)
  expect(replay(agricola, record)).not.toHaveProperty('refused')
  expect(record.entries.at(-1)).toHaveProperty('move')
})
