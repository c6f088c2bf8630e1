import { at } from '@furrow/engine/core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SeatWish } from '../client/types.ts'
import { type Person, playOn, startTestServer, type TestServer, until } from '../testing/house.ts'

let server: TestServer
let red: Person
let blue: Person

beforeAll(async () => {
  server = await startTestServer()
  red = await server.person('Red')
  blue = await server.person('Blue')
})
afterAll(() => server.stop())

/** A game of these people that is over. */
async function finished(...people: readonly Person[]): Promise<string> {
  const seats = people.map((_, i): SeatWish => ({ kind: i === 0 ? 'me' : 'invited' }))
  const { id, code } = await at(people, 0).http.createTable({ game: 'express', seats })
  for (const { http } of people.slice(1)) await http.join(id, code)
  await Promise.all(people.map((person) => until(person, id, ({ info }) => info.status === 'playing')))
  await playOn(people, id)
  return id
}

const running = async ({ http }: Person): Promise<string[]> => (await http.myTables('playing')).map(({ id }) => id)

test('a rematch that was left counts as none', async () => {
  const id = await finished(red, blue)
  const left = await red.http.rematch(id)
  await red.http.leave(left.id)
  const next = await blue.http.rematch(id)
  expect(next).toMatchObject({ status: 'waiting', host: true, seat: 1 })
  expect(next.id).not.toBe(left.id)
  expect(await red.http.rematch(id)).toMatchObject({ id: next.id, status: 'playing', seat: 0 })
  expect((await red.http.table(id)).rematch).toBe(next.id)
})

test('asked for twice at once, also where nobody has to be waited for, there is one', async () => {
  const id = await finished(red)
  const before = await running(red)
  const all = await Promise.all(Array.from({ length: 4 }, () => red.http.rematch(id)))
  expect(new Set(all.map((table) => table.id)).size).toBe(1)
  expect((await running(red)).filter((table) => !before.includes(table))).toEqual([at(all, 0).id])
})

test('both at once find each other', async () => {
  const id = await finished(red, blue)
  const [a, b] = await Promise.all([red.http.rematch(id), blue.http.rematch(id)])
  expect(a.id).toBe(b.id)
  expect(await red.http.table(a.id)).toMatchObject({ status: 'playing' })
})

test('a rematch that was named and not set up before the server ended is set up when asked for', async () => {
  const id = await finished(red, blue)
  const { tables } = server.house
  const table = await tables.get(id)
  const { record } = table
  const doc = { ...record.doc, rematch: 'never-came' }
  await tables.step(table, () => ({
    body: { kind: 'table', what: 'rematch', doc: true },
    record: { ...record, doc },
  }))
  expect(await blue.http.rematch(id)).toMatchObject({ id: 'never-came', status: 'waiting', seat: 1 })
})
