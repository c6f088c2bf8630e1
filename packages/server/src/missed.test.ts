import { at } from '@furrow/engine/core'
// One of two processes is cut off from the database for a while, and the other goes on.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FurrowHttp } from './client/http.ts'
import { openNodeSocket } from './client/node.ts'
import { FurrowSocket } from './client/socket.ts'
import { type Gate, openGate } from './testing/gate.ts'
import { IMPATIENT, type Person, startTestServer, type TestServer, twoAtTable, until } from './testing/house.ts'
import { startPostgres, type TestPostgres } from './testing/postgres.ts'
import { refusal } from './testing/refusal.ts'

let postgres: TestPostgres
let gate: Gate
let servers: TestServer[]
let red: Person
let blue: Person

beforeAll(async () => {
  postgres = await startPostgres()
  const databaseUrl = await postgres.database()
  gate = await openGate(databaseUrl)
  servers = [
    await startTestServer({ databaseUrl, logLevel: 'silent' }),
    await startTestServer({ databaseUrl: gate.url, logLevel: 'silent' }),
  ]
  red = await at(servers, 0).person('Red')
  blue = await at(servers, 1).person('Blue')
})
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()))
  gate.close()
  await postgres.stop()
})

test('moves and talk that were missed are there when the way is free again', async () => {
  const { id } = await twoAtTable(red, blue, { starting: 0 })
  await blue.socket.chat(id, 'your turn')
  await until(red, id, (s) => s.chat.length === 1)
  gate.shut()
  const number = await red.socket.play(id, 'forest')
  await red.socket.chat(id, 'are you there?')
  // Blue's process does not know, and says that it cannot ask.
  const hasty = new FurrowHttp(at(servers, 1).address, blue.http.cookie, { troubleMs: IMPATIENT })
  expect(await refusal(hasty.myTables())).toBe('storage')
  expect(blue.socket.state(id)).toMatchObject({ number: number - 1, chat: [{ text: 'your turn' }] })
  gate.open()
  const seen = await until(blue, id, (s) => s.number === number && s.chat.length === 2)
  expect(seen.chat[1]).toMatchObject({ text: 'are you there?', me: false })
  await blue.socket.play(id, at(seen.ask!.moves, 0).text)
  await until(red, id, (s) => s.number === number + 1)
})

test('a command that could not be stored is refused, or sent again until it is: carried out once', async () => {
  const { id } = await twoAtTable(red, blue, { starting: 1 })
  const hasty = new FurrowSocket(blue.http, { open: openNodeSocket, troubleMs: IMPATIENT })
  await hasty.join(id)
  gate.shut()
  expect(await refusal(hasty.play(id, 'forest'))).toBe('storage')
  hasty.close()
  const playing = blue.socket.play(id, 'forest')
  // What needs nothing but to be asked again is answered once somebody can.
  const listing = blue.http.myTables()
  gate.open()
  const number = await playing
  expect((await listing).map((table) => table.id)).toContain(id)
  const log = await red.http.log(id)
  expect(log.filter(({ kind }) => kind === 'move')).toMatchObject([{ number, move: 'forest' }])
})

test('a session that was ended meanwhile is over', async () => {
  const green = await at(servers, 1).person()
  const name = (await green.http.me()).name
  await green.http.claim('correct horse')
  await expect.poll(() => green.socket.status).toBe('open')
  const home = new FurrowHttp(at(servers, 0).address)
  await home.signIn(name, 'correct horse')
  gate.shut()
  await home.changePassword('correct horse', 'better horse')
  expect(green.socket.status).toBe('open')
  gate.open()
  await expect.poll(() => green.socket.status).toBe('closed')
  expect(await refusal(green.http.sessions())).toBe('not-signed-in')
})
