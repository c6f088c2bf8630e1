// Several processes on one PostgreSQL: any of them serves any table, none needs to know the others.
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FurrowHttp } from './client/http.ts'
import { type Person, playOn, startTestServer, type TestServer, twoAtTable, until } from './testing/house.ts'
import { startPostgres, type TestPostgres } from './testing/postgres.ts'
import { refusal } from './testing/refusal.ts'

let postgres: TestPostgres
let servers: TestServer[]
let databaseUrl: string
let anna: Person
let bert: Person

beforeAll(async () => {
  postgres = await startPostgres()
  databaseUrl = await postgres.database()
  servers = await Promise.all([0, 1].map(() => startTestServer({ databaseUrl, absentMs: 0 })))
  anna = await servers[0].person('Anna')
  bert = await servers[1].person('Bert')
}, 60_000)
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()))
  await postgres.stop()
})

test('two people at two processes play one game to its end', { timeout: 60_000 }, async () => {
  const { id } = await twoAtTable(anna, bert, { cards: 'dealt' })
  await playOn([anna, bert], id)
  const [a, b] = await Promise.all([anna, bert].map((p) => until(p, id, (s) => s.info.status === 'finished')))
  expect(b.log).toEqual(a.log)
  expect(b.view).toEqual(a.view)
  expect(a.info.result).toEqual(b.info.result)
  expect(await bert.http.log(id)).toEqual(await anna.http.log(id))
})

test('the cookie of one process is good at the other', async () => {
  const elsewhere = new FurrowHttp(servers[1].address, anna.http.cookie)
  expect(await elsewhere.me()).toEqual(await anna.http.me())
})

test('undo, talk and presence reach the other process', async () => {
  const { id } = await twoAtTable(anna, bert)
  const [mover, other] = anna.socket.state(id)?.ask ? [anna, bert] : [bert, anna]
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

test('both processes write at once: the number decides, both commands are answered, one log', async () => {
  const { id } = await twoAtTable(anna, bert)
  const [mover, other] = anna.socket.state(id)?.ask ? [anna, bert] : [bert, anna]
  const move = mover.socket.state(id)!.ask!.moves[0]
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

test('a bot is driven by one process, and each of its moves is made once', async () => {
  const table = await anna.http.createTable({
    game: 'agricola',
    public: true,
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }, { kind: 'bot', level: 'random' }],
  })
  await Promise.all([anna.socket.join(table.id), bert.socket.join(table.id)])
  await playOn([anna], table.id, 12).catch(() => undefined)
  for (let i = 0; i < 5; i++) {
    await until(anna, table.id, (s) => s.ask !== null)
    await anna.socket.play(table.id, anna.socket.state(table.id)!.ask!.moves[0])
    await until(anna, table.id, (s) => s.ask !== null)
  }
  const log = await bert.http.log(table.id)
  expect(log.map(({ number }) => number)).toEqual(log.map((_, i) => i + 1))
  const watching = await until(bert, table.id, (s) => s.number >= log.length)
  expect(watching.log.slice(0, log.length)).toEqual(log)
})

test('a line that nobody was told of is found', async () => {
  const { id } = await twoAtTable(anna, bert)
  const number = anna.socket.state(id)!.number + 1
  const line = { number, at: Date.now(), body: '{"kind":"table","what":"invitation"}' }
  // As a process leaves it that dies between the commit and the notice.
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query('INSERT INTO lines VALUES ($1, $2, $3, $4)', [id, line.number, line.at, line.body])
  await client.end()
  await Promise.all([anna, bert].map((p) => until(p, id, (s) => s.number === number)))
})

test('a session ended at one process is over at the other', async () => {
  const carl = await servers[1].person()
  await carl.http.claim('correct horse', `Carl ${Date.now()}`)
  const home = new FurrowHttp(servers[0].address)
  await home.signIn((await carl.http.me()).name, 'correct horse')
  const other = (await home.sessions()).find(({ current }) => !current)
  await home.endSession(other?.id ?? '')
  await expect.poll(() => refusal(carl.http.sessions())).toBe('not-signed-in')
})
