import { at } from '@furrow/engine/core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SeatWish } from '../client/types.ts'
import { type Person, playOn, startTestServer, type TestServer, until } from '../testing/house.ts'
import { refusal } from '../testing/refusal.ts'

let server: TestServer
let red: Person
let blue: Person
let green: Person

beforeAll(async () => {
  server = await startTestServer()
  red = await server.person('Red')
  blue = await server.person('Blue')
  green = await server.person('Green')
})
afterAll(() => server.stop())

const me: SeatWish = { kind: 'me' }
const open: SeatWish = { kind: 'open' }
const invited: SeatWish = { kind: 'invited' }

test('the host puts a bot on a free seat, another level in its place, and takes it away again', async () => {
  const table = await red.http.createTable({ game: 'agricola', public: true, seats: [me, open, invited, open] })
  const watching = await red.socket.join(table.id)
  expect(watching.info.seats[1]).toEqual({ kind: 'open' })
  const put = await red.http.handToBot(table.id, 1, 'random')
  expect(put).toMatchObject({ status: 'waiting', seats: [{}, { kind: 'bot', level: 'random' }, {}, { kind: 'open' }] })
  expect(Object.keys(at(put.seats, 1)).sort()).toEqual(['kind', 'level', 'name'])
  expect((await red.http.handToBot(table.id, 1, 'farmer')).seats[1]).toMatchObject({ level: 'farmer' })
  expect((await red.http.handToBot(table.id, 1)).seats[1]).toMatchObject({ level: 'farmer' })
  await red.http.handToBot(table.id, 2)
  expect((await red.http.freeSeat(table.id, 1)).seats[1]).toEqual({ kind: 'open' })
  expect((await red.http.freeSeat(table.id, 2)).seats[2]).toEqual({ kind: 'invited', name: null, me: false })
  expect((await red.http.freeSeat(table.id, 2)).status).toBe('waiting')
  const { log } = await until(red, table.id, (s) => s.log.filter((l) => l.kind === 'seat').length === 5)
  expect(log.map((line) => line.kind === 'seat' && line.why)).toEqual(['bot', 'bot', 'bot', 'freed', 'freed'])
  expect(await blue.http.join(table.id, undefined, 1)).toMatchObject({ seat: 1, status: 'waiting' })
})

test('with the last free seat the game begins, and nothing of what the seats were before is kept', async () => {
  const { id } = await red.http.createTable({ game: 'agricola', seats: [me, invited, invited] })
  expect(await red.http.handToBot(id, 1, 'random')).toMatchObject({ status: 'waiting' })
  expect(await red.http.handToBot(id, 2, 'random')).toMatchObject({
    status: 'playing',
    seats: [{}, {}, { kind: 'bot' }],
  })
  expect(JSON.parse((await server.house.store.row(id))!.doc).seats[1]).toEqual({
    kind: 'bot',
    level: 'random',
    name: expect.any(String),
  })
  expect(await refusal(red.http.freeSeat(id, 1))).toBe('wrong-moment')
  expect(await refusal(red.http.handToBot(id, 1))).toBe('wrong-moment')
})

test('only the host, only free seats, only bots there are', async () => {
  const table = await red.http.createTable({ game: 'agricola', seats: [me, invited, invited] })
  await blue.http.join(table.id, table.code)
  expect(await refusal(blue.http.handToBot(table.id, 2))).toBe('forbidden')
  expect(await refusal(green.http.handToBot(table.id, 2))).toBe('forbidden')
  expect(await refusal(red.http.handToBot(table.id, 1))).toBe('taken')
  expect(await refusal(red.http.freeSeat(table.id, 1))).toBe('taken')
  expect(await refusal(red.http.handToBot(table.id, 2, 'genius'))).toBe('bad-setup')
  expect(await refusal(red.http.handToBot(table.id, 7))).toBe('not-found')
  expect((await red.http.table(table.id)).seats[2]).toEqual({ kind: 'invited', name: null, me: false })
})

test('a bot that was there from the beginning can be taken away too', async () => {
  const bot: SeatWish = { kind: 'bot', level: 'random' }
  const table = await red.http.createTable({ game: 'agricola', seats: [me, bot, invited] })
  await red.http.freeSeat(table.id, 1)
  expect(await blue.http.join(table.id, table.code)).toMatchObject({ seat: 1, status: 'waiting' })
  const listed = await red.http.createTable({ game: 'agricola', public: true, seats: [me, bot, open] })
  expect((await red.http.freeSeat(listed.id, 1)).seats[1]).toEqual({ kind: 'open' })
})

test('who is invited by a rematch finds the table; a bot on their seat makes room for them again, if they are still here', async () => {
  const gone = await server.person('Gone')
  const { id, code } = await red.http.createTable({ game: 'agricola', seats: [me, invited, invited] })
  await blue.http.join(id, code)
  await gone.http.join(id, code)
  await Promise.all([red, blue, gone].map((p) => until(p, id, ({ info }) => info.status === 'playing')))
  await playOn([red, blue, gone], id)

  const again = await red.http.rematch(id)
  const waiting = async (p: Person) => (await p.http.myTables('waiting')).find((entry) => entry.id === again.id)
  const kept = { kind: 'invited', name: 'Blue', me: true }
  expect(await waiting(blue)).toMatchObject({ seat: null, yourTurn: false, seats: [{}, kept, { name: 'Gone' }] })
  await red.http.handToBot(again.id, 1, 'random')
  expect(await waiting(blue)).toBeUndefined()
  await red.http.freeSeat(again.id, 1)
  expect(await waiting(blue)).toMatchObject({ seats: [{}, kept, { name: 'Gone' }] })

  await red.http.handToBot(again.id, 2, 'random')
  expect((await server.house.store.row(again.id))?.doc).not.toContain('Gone')
  await gone.http.deleteMe()
  expect((await red.http.freeSeat(again.id, 2)).seats[2]).toEqual({ kind: 'invited', name: null, me: false })
  expect(await blue.http.join(again.id)).toMatchObject({ seat: 1, status: 'waiting' })
})
