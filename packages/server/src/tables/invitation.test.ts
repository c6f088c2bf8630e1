import { at } from '@furrow/engine/core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newCode, newSecret } from '../ids.ts'
import { type Person, startTestServer, type TestServer, until } from '../testing/house.ts'
import { refusal } from '../testing/refusal.ts'
import { writeRow } from './doc.ts'
import type { LineBody } from './line.ts'

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

const [me, invited] = [{ kind: 'me' as const }, { kind: 'invited' as const }]

/** The next table that the person can watch no longer, with the reason. */
const lost = ({ socket }: Person): Promise<[string, string]> =>
  new Promise((done) => {
    socket.onLost = (id, { code }) => done([id, code])
  })

test('the code is for those who sit there and the host, in lists as at the table', async () => {
  const { id, code } = await red.http.createTable({ game: 'agricola', public: true, seats: [me, invited] })
  expect(code).toMatch(/^[a-z]{8}$/)
  const listed = (await green.http.publicTables()).find((entry) => entry.id === id)
  expect(listed).toMatchObject({ code: null, invite: null })
  expect(await green.http.table(id)).toMatchObject({ code: null })
  expect(await green.http.invitation(code)).toMatchObject({ id, code: null })
  expect((await green.socket.join(id)).info).toMatchObject({ code: null })
  expect(await refusal(green.http.join(id))).toBe('taken')
  expect(await green.http.join(id, code)).toMatchObject({ seat: 1, code })
})

test('a host who does not sit there has the code and the link to give away', async () => {
  const { id, code, invite } = await red.http.createTable({ game: 'agricola', seats: [invited, invited] })
  expect(await red.http.table(id)).toMatchObject({ seat: null, host: true, code, invite })
  expect(code).not.toBeNull()
  expect(invite).not.toBeNull()
})

test('whoever only watched with the old code is sent away and is not told the new one', async () => {
  const { id, code } = await red.http.createTable({ game: 'agricola', seats: [me, invited, invited] })
  await green.http.join(id, code)
  await Promise.all([red.socket.join(id), green.socket.join(id)])
  const heard: string[] = []
  await blue.socket.join(id, (state) => heard.push(JSON.stringify(state.info)), code)
  await until(red, id, (s) => s.presence.spectators === 1)
  const away = lost(blue)
  const renewed = await red.http.renewInvitation(id)
  expect(await away).toEqual([id, 'forbidden'])
  expect(blue.socket.state(id)).toBeNull()
  expect(await refusal(blue.socket.chat(id, 'still here?'))).toBe('forbidden')
  expect(heard.join()).not.toContain(renewed.code)
  expect(await refusal(blue.http.table(id, code))).toBe('forbidden')
  await until(red, id, (s) => s.presence.spectators === 0)
  const sitting = await until(green, id, (s) => s.info.code === renewed.code)
  expect(sitting.info.seat).toBe(1)
})

test('whoever watches with a key that still opens the table stays, whatever else changes there', async () => {
  const { id, code } = await red.http.createTable({ game: 'agricola', seats: [me, invited, invited] })
  await blue.socket.join(id, undefined, code)
  await green.http.join(id, code)
  expect((await until(blue, id, (s) => at(s.info.seats, 1).kind === 'person')).info.code).toBeNull()
})

test('somebody who gets up from a table by link sees it no longer', async () => {
  const { id, code } = await red.http.createTable({ game: 'agricola', seats: [me, invited, invited] })
  await green.http.join(id, code)
  await green.socket.join(id)
  const away = lost(green)
  await green.http.leave(id)
  expect(await away).toEqual([id, 'forbidden'])
})

test('a key that was renewed at another process meanwhile gives no seat', async () => {
  const { id, code } = await red.http.createTable({ game: 'agricola', seats: [me, invited] })
  const { tables, store } = server.house
  const { record } = await tables.get(id)
  // At another process, of which this one has not heard yet.
  const renewed = { ...record, code: newCode(), invite: newSecret() }
  const body: LineBody = { kind: 'table', what: 'invitation', doc: true }
  const line = { number: 1, at: tables.now(), body: JSON.stringify(body) }
  expect(await store.append({ table: id, line, row: writeRow(renewed) })).toBe(true)
  expect(await refusal(blue.http.join(id, code))).toBe('taken')
})
