import { at } from '@furrow/engine/core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FurrowHttp } from '../client/http.ts'
import type { TableEntry, TableInfo } from '../client/types.ts'
import { type Person, playOn, playOne, startTestServer, type TestServer, twoAtTable, until } from '../testing/house.ts'

let server: TestServer
let red: Person
let blue: Person

beforeAll(async () => {
  server = await startTestServer({ botPauseMs: 60_000 })
  red = await server.person('Red')
  blue = await server.person('Blue')
})
afterAll(() => server.stop())

const turn = async ({ http }: Person, id: string): Promise<boolean | undefined> =>
  (await http.myTables('playing')).find((entry) => entry.id === id)?.yourTurn

async function lookAway(id: string): Promise<void> {
  await Promise.all([red, blue].map(({ socket }) => socket.leave(id)))
  server.house.tables.forget(await server.house.tables.get(id))
}

test('whose turn it is is known without loading a table', async () => {
  const tables: TableInfo[] = []
  for (let i = 0; i < 12; i++) tables.push(await twoAtTable(red, blue, { starting: i % 2 }))
  for (const { id } of tables.slice(0, 6)) await playOn([red, blue], id, 6)
  const { id: long } = at(tables, 0)
  const number = await playOn([red, blue], long, 52)
  await Promise.all([red, blue].map((p) => until(p, long, (s) => s.number === number)))
  const asked = (p: Person) => tables.map(({ id }) => p.socket.state(id)?.ask !== null)
  const expected = [asked(red), asked(blue)]
  for (const { id } of tables) await lookAway(id)
  // More than a page of the public lists, so that no turn is overlooked.
  for (let i = 0; i < 50; i++) {
    const { id, code } = await blue.http.createTable({ game: 'agricola', seats: [{ kind: 'me' }, { kind: 'invited' }] })
    await red.http.join(id, code)
    server.house.tables.forget(await server.house.tables.get(id))
  }
  expect(server.house.tables.live.size).toBe(0)
  for (const [i, person] of [red, blue].entries()) {
    const mine = new Map((await person.http.myTables('playing')).map(({ id, yourTurn }) => [id, yourTurn]))
    expect(tables.map(({ id }) => mine.get(id))).toEqual(expected[i])
  }
  expect(server.house.tables.live.size).toBe(0)
  expect(at(expected, 0).includes(true) && at(expected, 0).includes(false)).toBe(true)
})

test('where a bot plays in my place it is not my turn', async () => {
  const { id } = await twoAtTable(red, blue)
  const mover = red.socket.state(id)?.ask ? red : blue
  expect(await turn(mover, id)).toBe(true)
  await mover.http.handToBot(id, mover === red ? 0 : 1, 'random')
  expect(await turn(mover, id)).toBe(false)
  await mover.http.takeBack(id)
  expect(await turn(mover, id)).toBe(true)
  const number = await playOne([red, blue], id)
  await until(red, id, (s) => s.number === number)
  expect(await turn(mover, id)).toBe(false)
  expect(await turn(mover === red ? blue : red, id)).toBe(true)
})

test('lines that do not say whose turn it is, as they once were, send one to the game', async () => {
  const { id } = await twoAtTable(red, blue)
  const { number } = red.socket.state(id)!
  const expected = [red, blue].map(({ socket }) => socket.state(id)?.ask !== null)
  const line = { number: number + 1, at: Date.now(), body: '{"kind":"table","what":"invitation"}' }
  await server.house.store.append({ table: id, line })
  await lookAway(id)
  expect([await turn(red, id), await turn(blue, id)]).toEqual(expected)
})

test('a game that cannot be played on is nobody’s turn', async () => {
  const { id } = await twoAtTable(red, blue)
  const { store } = server.house
  const row = (await store.row(id))!
  const doc = JSON.stringify({ ...JSON.parse(row.doc), rules: 99 })
  const line = { number: red.socket.state(id)!.number + 1, at: Date.now(), body: '{"kind":"table","turn":[0,1]}' }
  await store.append({ table: id, line, row: { ...row, doc } })
  expect([await turn(red, id), await turn(blue, id)]).toEqual([false, false])
})

test('the next page goes on before what the last one ended with', async () => {
  const green = await server.person('Green')
  const wish = { game: 'agricola', seats: [{ kind: 'me' as const }, { kind: 'invited' as const }] }
  for (let i = 0; i < 3; i++) await green.http.createTable(wish)
  const all = await green.http.myTables()
  const times = all.map(({ changed }) => changed)
  expect(times).toEqual([...times].sort((a, b) => b - a))
  const ids = all.map(({ id }) => id)
  for (const [i, last] of all.entries())
    expect((await green.http.myTables('waiting', last)).map(({ id }) => id)).toEqual(ids.slice(i + 1))
  const plain = await fetch(`${server.address}/api/me/tables?before=${times[0]}`, {
    headers: { Cookie: green.http.cookie ?? '' },
  })
  const earlier = ((await plain.json()) as TableEntry[]).map(({ id }) => id)
  expect(earlier).toEqual(all.filter(({ changed }) => changed < at(times, 0)).map(({ id }) => id))
  const nobody = new FurrowHttp(server.address)
  await nobody.me()
  expect(await nobody.myTables()).toEqual([])
})
