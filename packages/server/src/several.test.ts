// Several processes on one PostgreSQL: any of them serves any table, none needs to know the others.
import { isDeepStrictEqual } from 'node:util'
import { at } from '@furrow/engine/core'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FurrowHttp } from './client/http.ts'
import type { TableState } from './client/table.ts'
import { sitWithoutBeginning } from './testing/cut-short.ts'
import { type Person, playOn, startTestServer, type TestServer, twoAtTable, until } from './testing/house.ts'
import { startPostgres, type TestPostgres } from './testing/postgres.ts'
import { refusal } from './testing/refusal.ts'

let postgres: TestPostgres
let servers: TestServer[]
let databaseUrl: string
let red: Person
let blue: Person

beforeAll(async () => {
  postgres = await startPostgres()
  databaseUrl = await postgres.database()
  servers = await Promise.all([0, 1].map(() => startTestServer({ databaseUrl, absentMs: 0 })))
  red = await at(servers, 0).person('Red')
  blue = await at(servers, 1).person('Blue')
})
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()))
  await postgres.stop()
})

test('two people at two processes play one game to its end', async () => {
  const { id } = await twoAtTable(red, blue, { cards: 'dealt' })
  await playOn([red, blue], id)
  const isOver = (s: TableState) => s.info.status === 'finished'
  const [a, b] = await Promise.all([until(red, id, isOver), until(blue, id, isOver)])
  expect(b.log).toEqual(a.log)
  expect(b.view).toEqual(a.view)
  expect(a.info.result).toEqual(b.info.result)
  expect(await blue.http.log(id)).toEqual(await red.http.log(id))
})

test('the cookie of one process is good at the other', async () => {
  const elsewhere = new FurrowHttp(at(servers, 1).address, red.http.cookie)
  expect(await elsewhere.me()).toEqual(await red.http.me())
})

test('undo, talk and presence reach the other process', async () => {
  const { id } = await twoAtTable(red, blue, { starting: 0 })
  const [mover, other] = [red, blue]
  const before = other.socket.state(id)!.view
  await mover.socket.play(id, 'forest')
  await until(other, id, (s) => s.log.at(-1)?.kind === 'move')
  await mover.socket.undo(id)
  const back = await until(other, id, (s) => s.log.at(-1)?.kind === 'undo')
  expect(back.view).toEqual(before)
  await mover.socket.chat(id, 'sorry')
  expect((await until(other, id, (s) => s.chat.length === 1)).chat[0]).toMatchObject({ text: 'sorry', me: false })
  await until(other, id, (s) => s.presence.seats.every((there) => there))
  await mover.socket.leave(id)
  await until(other, id, (s) => !s.presence.seats.every((there) => there))
})

test('both processes show the same time after every line, whoever wrote it', async () => {
  const seats = [{ kind: 'me' as const }, { kind: 'invited' as const }]
  const pace = { kind: 'live' as const, seconds: 900, extra: 10 }
  const { id, code } = await red.http.createTable({ game: 'agricola', setup: { starting: 0 }, pace, seats })
  await blue.http.join(id, code)
  const sameAfter = async (last: object) => {
    const isLast = ({ log }: TableState) => isDeepStrictEqual({ ...log.at(-1), ...last }, log.at(-1))
    const [a, b] = await Promise.all([until(red, id, isLast), until(blue, id, isLast)])
    expect([b.number, b.clock]).toEqual([a.number, a.clock])
    expect(a.clock).not.toBeNull()
  }
  await until(red, id, (s) => s.ask !== null)
  await red.socket.play(id, 'forest')
  await sameAfter({ kind: 'move', move: 'forest' })
  await blue.http.renewInvitation(id)
  await sameAfter({ kind: 'table', what: 'invitation' })
  // It is blue's turn: the bot waits.
  await red.http.handToBot(id, 0, 'random')
  await sameAfter({ kind: 'seat', why: 'handed' })
  await red.http.takeBack(id)
  await sameAfter({ kind: 'seat', why: 'back' })
})

test('a moment and whose turn it is are right at the other process at once', async () => {
  const { id } = await twoAtTable(red, blue)
  const elsewhere = { [red.name]: at(servers, 1).address, [blue.name]: at(servers, 0).address }
  for (let i = 0; i < 6; i++) {
    const mover = red.socket.state(id)?.ask ? red : blue
    const number = await mover.socket.play(id, at(mover.socket.state(id)!.ask!.moves, 0).text)
    const other = new FurrowHttp(elsewhere[mover.name], mover.http.cookie)
    const [moment, mine] = await Promise.all([other.moment(id, number), other.myTables('playing')])
    const state = await until(mover, id, (s) => s.number >= number)
    expect(moment).toEqual({ number, view: state.view, decisions: state.decisions })
    expect(mine.find((entry) => entry.id === id)?.yourTurn).toBe(state.ask !== null)
    await until(mover === red ? blue : red, id, (s) => s.number >= number)
  }
})

test('both processes write at once: the number decides, both commands are answered, one log', async () => {
  const { id } = await twoAtTable(red, blue)
  const [mover, other] = red.socket.state(id)?.ask ? [red, blue] : [blue, red]
  const move = at(mover.socket.state(id)!.ask!.moves, 0).text
  const results = await Promise.all([
    mover.socket.play(id, move),
    other.http.renewInvitation(id),
    mover.http.renewInvitation(id),
  ])
  expect(results).toHaveLength(3)
  const log = await other.http.log(id)
  expect(log.map(({ number }) => number)).toEqual(log.map((_, i) => i + 1))
  expect(log.filter(({ kind }) => kind === 'move')).toHaveLength(1)
  expect(log.filter((line) => line.kind === 'table')).toHaveLength(2)
})

test('a rematch asked for at both processes at once is one table', async () => {
  const { id } = await red.http.createTable({ game: 'express', seats: [{ kind: 'me' }] })
  await red.socket.join(id)
  await playOn([red], id)
  const before = (await red.http.myTables('playing')).length
  const doors = [0, 1, 0, 1].map((i) => new FurrowHttp(at(servers, i).address, red.http.cookie))
  const next = await Promise.all(doors.map((http) => http.rematch(id)))
  expect(new Set(next.map((table) => table.id)).size).toBe(1)
  expect(await red.http.myTables('playing')).toHaveLength(before + 1)
})

test('a full table whose process ended before the game began begins at the other one', async () => {
  const { id } = await red.http.createTable({ game: 'agricola', seats: [{ kind: 'me' }, { kind: 'invited' }] })
  const elsewhere = new FurrowHttp(at(servers, 1).address, red.http.cookie)
  await sitWithoutBeginning(at(servers, 0), id, 1, blue)
  expect(await elsewhere.table(id)).toMatchObject({ status: 'playing' })
  expect((await red.socket.join(id)).info.status).toBe('playing')
})

test('a bot is driven by one process, and each of its moves is made once', async () => {
  const table = await red.http.createTable({
    game: 'agricola',
    public: true,
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }, { kind: 'bot', level: 'random' }],
  })
  await Promise.all([red.socket.join(table.id), blue.socket.join(table.id)])
  await playOn([red], table.id, 12).catch(() => undefined)
  for (let i = 0; i < 5; i++) {
    await until(red, table.id, (s) => s.ask !== null)
    await red.socket.play(table.id, at(red.socket.state(table.id)!.ask!.moves, 0).text)
    await until(red, table.id, (s) => s.ask !== null)
  }
  const log = await blue.http.log(table.id)
  expect(log.map(({ number }) => number)).toEqual(log.map((_, i) => i + 1))
  const watching = await until(blue, table.id, (s) => s.number >= log.length)
  expect(watching.log.slice(0, log.length)).toEqual(log)
})

test('a line that nobody was told of is found', async () => {
  const { id } = await twoAtTable(red, blue)
  const number = red.socket.state(id)!.number + 1
  const line = { number, at: Date.now(), body: '{"kind":"table","what":"invitation"}' }
  // As a process leaves it that dies between the commit and the notice.
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query('INSERT INTO lines VALUES ($1, $2, $3, $4)', [id, line.number, line.at, line.body])
  await client.end()
  await Promise.all([red, blue].map((p) => until(p, id, (s) => s.number === number)))
})

test('a session ended at one process is over at the other', async () => {
  const green = await at(servers, 1).person()
  await green.http.claim('correct horse', `Green ${Date.now()}`)
  const home = new FurrowHttp(at(servers, 0).address)
  await home.signIn((await green.http.me()).name, 'correct horse')
  const other = (await home.sessions()).find(({ current }) => !current)
  await home.endSession(other?.id ?? '')
  await expect.poll(() => refusal(green.http.sessions())).toBe('not-signed-in')
})
