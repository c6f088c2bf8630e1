import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Person, playOn, playOne, startTestServer, type TestServer, twoAtTable, until } from '../testing/house.ts'
import { refusal } from '../testing/refusal.ts'

let server: TestServer
let red: Person
let blue: Person
let green: Person

beforeAll(async () => {
  server = await startTestServer({ absentMs: 0 })
  red = await server.person('Red')
  blue = await server.person('Blue')
  green = await server.person('Green')
})
afterAll(() => server.stop())

describe('around the game', () => {
  test('my games say whose turn it is', async () => {
    const table = await twoAtTable(red, blue)
    const turn = async (p: Person) => (await p.http.myTables()).find(({ id }) => id === table.id)?.yourTurn
    expect([await turn(red), await turn(blue)].sort()).toEqual([false, true])
    expect(await turn(red)).toBe(red.socket.state(table.id)?.ask !== null)
  })

  test('those who watch see the public view and talk apart', async () => {
    const table = await red.http.createTable({
      game: 'agricola',
      public: true,
      setup: { cards: 'dealt' },
      seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }],
    })
    await Promise.all([red, green].map((p) => p.socket.join(table.id)))
    const watching = green.socket.state(table.id)!
    expect(watching).toMatchObject({ view: { viewer: 'public' }, ask: null, info: { seat: null, invite: null } })
    await red.socket.chat(table.id, ' hello <b>\u0000there</b> ')
    await green.socket.chat(table.id, 'psst')
    const heardA = await until(red, table.id, (s) => s.chat.length > 0)
    const heardC = await until(green, table.id, (s) => s.chat.length > 0)
    expect(heardA.chat).toMatchObject([{ room: 'table', text: 'hello <b> there</b>', me: true, name: 'Red' }])
    expect(heardC.chat).toMatchObject([{ room: 'spectators', text: 'psst', me: true }])
    expect(await refusal(red.socket.chat(table.id, 'x'.repeat(501)))).toBe('too-large')
    expect(await refusal(red.socket.chat(table.id, ' \u0000 '))).toBe('bad-request')
    expect((await until(red, table.id, (s) => s.presence.spectators === 1)).presence).toEqual({
      seats: [true, false],
      spectators: 1,
    })
    await green.socket.leave(table.id)
    await until(red, table.id, (s) => s.presence.spectators === 0)
  })

  test('a seat goes to a bot, which plays on, and back', async () => {
    const table = await twoAtTable(red, blue)
    expect(await refusal(green.http.handToBot(table.id, 0))).toBe('forbidden')
    await red.http.handToBot(table.id, 0, 'random')
    await until(
      blue,
      table.id,
      (s) => s.ask !== null && s.log.some((line) => line.kind === 'seat' && line.why === 'handed'),
    )
    await playOne([blue], table.id)
    await until(blue, table.id, (s) => s.log.some((line) => line.kind === 'move' && line.bot === true))
    expect(await refusal(red.socket.play(table.id, 'forest'))).toBe('bot-plays')
    await red.http.takeBack(table.id)
    expect((await red.http.table(table.id)).seats[0]).toMatchObject({ kind: 'person', bot: null })
    await blue.socket.leave(table.id)
    await red.http.handToBot(table.id, 1, 'random')
    await until(red, table.id, (s) => s.log.at(-1)?.kind === 'seat' || s.ask !== null)
    expect(await blue.http.table(table.id)).toMatchObject({ seats: [{}, { kind: 'person', bot: 'random', me: true }] })
  })

  test('somebody who is there is not handed over', async () => {
    const strict = await startTestServer()
    const [a, b] = [await strict.person('A'), await strict.person('B')]
    const table = await twoAtTable(a, b)
    expect(await refusal(a.http.handToBot(table.id, 1))).toBe('forbidden')
    await strict.stop()
  })

  test('out of time: a bot takes over', async () => {
    const table = await red.http.createTable({
      game: 'agricola',
      setup: { starting: 0 },
      pace: { kind: 'live', seconds: 1, extra: 1 },
      seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }],
    })
    const late = await until(red, table.id, (s) => s.log.some((line) => line.kind === 'seat' && line.why === 'late'))
    expect(late.info.seats[0]).toMatchObject({ kind: 'person', bot: expect.any(String) })
  })

  test('out of time while nobody looks and the table is not in memory: a bot takes over all the same', async () => {
    const table = await red.http.createTable({
      game: 'agricola',
      setup: { starting: 0 },
      pace: { kind: 'live', seconds: 1, extra: 0 },
      seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }],
    })
    server.house.tables.forget(await server.house.tables.get(table.id))
    const late = async () =>
      (await server.house.store.lines(table.id, 0, 9)).some(({ body }) => body.includes('"late"'))
    await expect.poll(late).toBe(true)
  })

  test('a game begun under other rules is shown, line by line, and not played on', async () => {
    const table = await twoAtTable(red, blue)
    await playOn([red, blue], table.id, 10)
    const live = await server.house.tables.get(table.id)
    const saved = { game: 'agricola', rules: 99, state: {} }
    const snapshot = { number: live.number, body: JSON.stringify({ state: saved, clock: null }) }
    const line = { number: live.number + 1, at: Date.now(), body: '{"kind":"table","what":"invitation"}' }
    await server.house.store.append({ table: table.id, line, snapshot })
    server.house.tables.forget(live)
    const state = await green.http.log(table.id).catch(() => null)
    expect(state).toBeNull()
    expect(await red.http.log(table.id)).toHaveLength(line.number)
    expect(await refusal(red.socket.play(table.id, 'forest'))).toBe('old-rules')
    expect((await red.http.myTables()).map(({ id }) => id)).toContain(table.id)
  })

  test('an idle table leaves memory and comes back as it was', async () => {
    const brief = await startTestServer({ idleMs: 50 })
    const [a, b] = [await brief.person('A'), await brief.person('B')]
    const table = await twoAtTable(a, b)
    await playOn([a, b], table.id, 70)
    const before = a.socket.state(table.id)!
    await Promise.all([a.socket.leave(table.id), b.socket.leave(table.id)])
    await expect.poll(() => brief.house.tables.live.size).toBe(0)
    const after = await a.socket.join(table.id)
    expect(after.view).toEqual(before.view)
    expect(after.ask).toEqual(before.ask)
    expect(after.undo).toEqual(before.undo)
    expect(after.log).toEqual(before.log)
    const stored = await brief.house.store.table(table.id)
    expect(stored?.snapshot?.number).toBeGreaterThan(30)
    await brief.stop()
  })
})
