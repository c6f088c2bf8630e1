// Tables of which some know more than others: who sits down there is told before.
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { KNOWN, type TableInfo } from '../client/types.ts'
import { findGame, gameNames } from '../games.ts'
import { type Person, playOn, startTestServer, type TestServer, until } from '../testing/house.ts'
import { refusal } from '../testing/refusal.ts'

let server: TestServer
let red: Person
let blue: Person

beforeAll(async () => {
  server = await startTestServer()
  red = await server.person('Red')
  blue = await server.person('Blue')
})
afterAll(() => server.stop())

/** A finished public game of Red and Blue. */
async function finished(own: { red: Person; blue: Person } = { red, blue }): Promise<TableInfo> {
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }]
  const table = await own.red.http.createTable({ game: 'express', seats, public: true })
  await own.blue.http.join(table.id)
  const both = [own.red, own.blue]
  await Promise.all(both.map((person) => until(person, table.id, ({ info }) => info.status === 'playing')))
  await playOn(both, table.id)
  return own.red.http.table(table.id)
}

const HANDS = [['basket'], ['grocer']]

test('whatever a game lets a host hide can be named', () => {
  for (const name of gameNames) expect(KNOWN).toEqual(expect.arrayContaining([...(findGame(name)?.game.hidden ?? [])]))
})

test('a game played once more says so to everybody, also to those who only hold the invitation', async () => {
  const first = await finished()
  expect(first.known).toEqual([])
  const again = await red.http.clone(first.id, [{ kind: 'me' }, { kind: 'invited' }])
  expect(again).toMatchObject({ known: ['game'], seed: null, status: 'waiting' })
  const stranger = await server.person()
  expect(await stranger.http.invitation(again.code ?? '')).toMatchObject({ known: ['game'], seat: null })
  expect((await stranger.socket.join(again.id, undefined, again.code ?? '')).info.known).toEqual(['game'])
})

test('it is not offered to strangers, unless that was asked for; then its line in the list says so', async () => {
  const first = await finished()
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }]
  const quiet = await red.http.clone(first.id, seats)
  const offered = await red.http.clone(first.id, seats, true)
  expect([quiet.public, offered.public]).toEqual([false, true])
  const list = await blue.http.publicTables('waiting')
  expect(list.filter(({ id }) => [quiet.id, offered.id].includes(id))).toMatchObject([
    { id: offered.id, known: ['game'] },
  ])
  expect(await refusal(blue.http.join(quiet.id))).toBe('forbidden')
})

test('another game at the same table is nothing that is known', async () => {
  const first = await finished()
  const again = await red.http.clone(first.id, [{ kind: 'me' }, { kind: 'bot', level: 'random' }])
  await until(red, again.id, ({ info }) => info.status === 'playing')
  await playOnAlone(again.id)
  expect(await red.http.table(again.id)).toMatchObject({ status: 'finished', known: ['game'] })
  expect((await red.http.rematch(again.id)).known).toEqual([])
})

async function playOnAlone(id: string): Promise<void> {
  for (;;) {
    const state = await until(red, id, (s) => s.ask !== null || s.info.status === 'finished')
    if (state.info.status === 'finished') return
    const number = await red.socket.play(id, state.ask?.moves[0]?.text ?? '')
    await until(red, id, (s) => s.number >= number)
  }
}

test('chosen hands are said to be chosen, without showing them, and stay so in the next game', async () => {
  const table = await red.http.createTable({
    game: 'agricola',
    setup: { cards: 'given', hands: HANDS },
    seats: [{ kind: 'me' }, { kind: 'invited' }],
  })
  expect(table).toMatchObject({ known: ['hands'], public: false })
  const seen = await blue.http.invitation(table.code)
  expect(seen.known).toEqual(['hands'])
  expect(JSON.stringify(seen)).not.toContain('grocer')
  const dealt = await red.http.createTable({
    game: 'agricola',
    setup: { cards: 'dealt' },
    seats: [{ kind: 'me' }, { kind: 'invited' }],
  })
  expect(dealt.known).toEqual([])
})

test('every way to a new table counts against the limit of tables', async () => {
  const strict = await startTestServer({ limits: 1 })
  try {
    vi.useFakeTimers({ toFake: ['Date'] }) // so that no limit fills again meanwhile
    const own = { red: await strict.person('Red'), blue: await strict.person('Blue') }
    const seats = [{ kind: 'bot' as const, level: 'random' }]
    const table = await own.red.http.createTable({ game: 'express', setup: { players: 1 }, seats: [{ kind: 'me' }] })
    await until(own.red, table.id, ({ info }) => info.status === 'playing')
    for (;;) {
      vi.setSystemTime(Date.now() + 100) // messages are limited too
      const state = await until(own.red, table.id, (s) => s.ask !== null || s.info.status === 'finished')
      if (state.info.status === 'finished') break
      const number = await own.red.socket.play(table.id, state.ask?.moves[0]?.text ?? '')
      await until(own.red, table.id, (s) => s.number >= number)
    }
    const codes: string[] = []
    for (let i = 0; i < 40; i++) codes.push(await refusal(own.red.http.clone(table.id, seats)))
    expect(codes.filter((code) => code === 'not refused').length).toBeLessThan(30)
    expect(codes.at(-1)).toBe('too-many')
    expect(await refusal(own.red.http.rematch(table.id))).toBe('too-many')
  } finally {
    vi.useRealTimers()
    await strict.stop()
  }
})
