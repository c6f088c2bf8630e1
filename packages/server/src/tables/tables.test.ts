import { agricola } from '@furrow/engine/agricola'
import { at, isRefusal, readRecord, replay } from '@furrow/engine/core'
import { express } from '@furrow/engine/express'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TableState } from '../client/table.ts'
import { type Person, playOn, playOne, startTestServer, type TestServer, twoAtTable, until } from '../testing/house.ts'
import { refusal } from '../testing/refusal.ts'
import { stateOf } from '../testing/state.ts'

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

describe('sitting down', () => {
  test('a table by link: the others need the link or the code, and the last one begins the game', async () => {
    const { http } = red
    const table = await http.createTable({
      game: 'agricola',
      seats: [{ kind: 'me' }, { kind: 'invited' }, { kind: 'bot' }],
    })
    expect(table).toMatchObject({ status: 'waiting', seat: 0, host: true, seed: null, public: false })
    expect(await refusal(blue.http.table(table.id))).toBe('forbidden')
    expect(await refusal(blue.http.join(table.id))).toBe('forbidden')
    expect(await refusal(blue.http.join(table.id, 'guessed'))).toBe('forbidden')
    expect(await blue.http.invitation(table.code)).toMatchObject({ id: table.id, seat: null, invite: null })
    expect(await blue.http.invitation(table.invite ?? '')).toMatchObject({ id: table.id })
    expect(await blue.http.join(table.id, table.invite ?? '')).toMatchObject({ status: 'playing', seat: 1 })
    expect(await refusal(green.http.join(table.id, table.code))).toBe('wrong-moment')
  })

  test('a renewed invitation: the old link and code lead nowhere', async () => {
    const table = await red.http.createTable({ game: 'agricola', seats: [{ kind: 'me' }, { kind: 'invited' }] })
    const renewed = await red.http.renewInvitation(table.id)
    expect(await refusal(blue.http.invitation(table.code))).toBe('not-found')
    expect(await refusal(blue.http.join(table.id, table.invite ?? ''))).toBe('forbidden')
    expect(await blue.http.join(table.id, renewed.code)).toMatchObject({ seat: 1 })
  })

  test('public tables stand in the list; who gets up makes room; the last one closes the table', async () => {
    const table = await red.http.createTable({
      game: 'agricola',
      public: true,
      seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
    })
    const listed = async () => (await green.http.publicTables()).some(({ id }) => id === table.id)
    expect(await listed()).toBe(true)
    await blue.http.join(table.id, undefined, 2)
    expect(await refusal(green.http.join(table.id, undefined, 2))).toBe('taken')
    await red.http.leave(table.id)
    expect(await blue.http.table(table.id)).toMatchObject({
      host: true,
      seats: [{ kind: 'open' }, { kind: 'open' }, { name: 'Blue' }],
    })
    expect(await refusal(blue.http.start(table.id))).toBe('wrong-moment')
    await blue.http.leave(table.id)
    expect(await listed()).toBe(false)
  })

  test('asked for again under the same name it is the same table; another person makes another one', async () => {
    const wish = { game: 'agricola', seats: [{ kind: 'me' as const }, { kind: 'invited' as const }], command: 'mine' }
    const [first, again] = await Promise.all([red.http.createTable(wish), red.http.createTable(wish)])
    expect(again).toEqual(first)
    expect(await red.http.createTable(wish)).toEqual(first)
    expect((await blue.http.createTable(wish)).id).not.toBe(first.id)
    await blue.http.join(first.id, first.code)
    expect(await red.http.createTable(wish)).toMatchObject({ id: first.id, status: 'playing' })
  })

  test('what cannot be set up is refused with the reason', async () => {
    const create = (wish: object) =>
      refusal(red.http.createTable({ game: 'agricola', seats: [{ kind: 'me' }], ...wish }))
    expect(await create({ game: 'chess' })).toBe('bad-setup')
    expect(await create({ setup: { players: 3 } })).toBe('bad-setup')
    expect(await create({ setup: { nonsense: 1 } })).toBe('bad-setup')
    expect(await create({ seats: [{ kind: 'me' }, { kind: 'me' }] })).toBe('bad-setup')
    expect(await create({ seats: [{ kind: 'me' }, { kind: 'bot', level: 'genius' }] })).toBe('bad-setup')
    expect(await create({ seats: [] })).toBe('bad-request')
  })
})

describe('play', () => {
  test('a move reaches the other seat; a seat sees its own hand and no other', async () => {
    const table = await twoAtTable(red, blue, { cards: 'dealt' })
    const number = await playOne([red, blue], table.id)
    const hasCome = (s: TableState) => s.number === number
    const [a, b] = await Promise.all([until(red, table.id, hasCome), until(blue, table.id, hasCome)])
    expect(a.log.at(-1)).toMatchObject({ kind: 'move', number })
    expect(b.log.at(-1)).toEqual(a.log.at(-1))
    const { tables } = server.house
    const state = await stateOf(tables, await tables.get(table.id))
    expect(a.view).toEqual(JSON.parse(JSON.stringify(agricola.view(state as never, 0))))
    expect(b.view).toEqual(JSON.parse(JSON.stringify(agricola.view(state as never, 1))))
    const hands = (view: unknown) =>
      (view as { table: { seats: { hand: { minors: unknown[] } }[] } }).table.seats.map((s) =>
        s.hand.minors.some((card) => card !== null),
      )
    expect([hands(a.view), hands(b.view)]).toEqual([
      [true, false],
      [false, true],
    ])
  })

  test('wrong moves, foreign seats and moves out of turn are refused and change nothing', async () => {
    const table = await twoAtTable(red, blue)
    const [mover, other] = red.socket.state(table.id)?.ask ? [red, blue] : [blue, red]
    const before = mover.socket.state(table.id)!.number
    expect(await refusal(mover.socket.play(table.id, 'fly to the moon'))).toBe('unknown-move')
    expect(await refusal(mover.socket.play(table.id, 'done'))).toBe('illegal-move')
    expect(await refusal(other.socket.play(table.id, at(mover.socket.state(table.id)!.ask!.moves, 0).text))).toBe(
      'not-your-turn',
    )
    expect(await refusal(green.socket.play(table.id, 'forest'))).toBe('not-your-seat')
    expect(await refusal(green.socket.join(table.id))).toBe('forbidden')
    expect((await server.house.tables.get(table.id)).number).toBe(before)
  })

  test('undo goes back to the last thing that came out, and not behind it', async () => {
    const table = await twoAtTable(red, blue)
    const mover = red.socket.state(table.id)?.ask ? red : blue
    const other = mover === red ? blue : red
    const start = mover.socket.state(table.id)!
    expect(start.undo).toBeNull()
    expect(await refusal(mover.socket.undo(table.id))).toBe('illegal-move')
    const move = await mover.socket.play(table.id, 'forest')
    const played = await until(mover, table.id, (s) => s.number === move)
    expect(played.undo).toBe(move)
    expect(await refusal(other.socket.undo(table.id))).toBe('illegal-move')
    const number = await mover.socket.undo(table.id)
    const back = await until(mover, table.id, (s) => s.number === number)
    expect(back.view).toEqual(start.view)
    expect(back.ask).toEqual(start.ask)
    await mover.socket.play(table.id, 'forest')
    const after = await until(other, table.id, (s) => s.ask !== null)
    await other.socket.play(table.id, at(after.ask!.moves, 0).text)
    expect(await refusal(mover.socket.undo(table.id, move))).toBe('illegal-move')
  })

  test('a whole game: finished, listed, shown from what was stored, and its record replays', async () => {
    const table = await twoAtTable(red, blue, { cards: 'dealt' })
    await playOn([red, blue], table.id)
    const end = await until(red, table.id, (s) => s.info.status === 'finished')
    expect(end.info.result).toHaveLength(2)
    expect(end.info.seed).not.toBeNull()
    expect(end.view).toMatchObject({ viewer: 'all' })
    expect((await red.http.myTables('finished')).map(({ id }) => id)).toContain(table.id)
    expect(await refusal(red.socket.play(table.id, 'forest'))).toBe('game-over')

    server.house.tables.forget(await server.house.tables.get(table.id))
    const log = await red.http.log(table.id)
    expect(log).toEqual(end.log)
    expect(log.filter((line) => line.kind === 'move' && line.events.length > 0).length).toBeGreaterThan(40)
    const record = readRecord(await red.http.record(table.id))
    if (isRefusal(record)) throw new Error(record.message)
    expect(isRefusal(replay(agricola, record))).toBe(false)

    const again = await red.http.rematch(table.id)
    expect(again).toMatchObject({
      status: 'waiting',
      seats: [
        { kind: 'person', me: true },
        { kind: 'invited', name: 'Blue' },
      ],
    })
    expect(await blue.http.rematch(table.id)).toMatchObject({ id: again.id, status: 'playing', seat: 1 })
    const clone = await red.http.clone(table.id)
    expect(clone).toMatchObject({ status: 'playing', setup: table.setup })
    expect(clone.setup).not.toHaveProperty('hands')
    const { tables } = server.house
    const [first, second] = await Promise.all([tables.get(table.id), tables.get(clone.id)])
    expect(second.record.doc.seed).toBe(first.record.doc.seed)
    expect(await refusal(red.http.clone(again.id))).toBe('wrong-moment')
  })
})

test('Express is played by the same house, with a bot, to the end', async () => {
  const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'random' }]
  const { id } = await red.http.createTable({ game: 'express', seats })
  await red.socket.join(id)
  for (let i = 0; ; i++) {
    const state = await until(red, id, (s) => s.ask !== null || s.info.status === 'finished')
    if (state.info.status === 'finished') break
    const number = await red.socket.play(id, at(state.ask!.moves, (i * 7) % state.ask!.moves.length).text)
    await until(red, id, (s) => s.number >= number)
  }
  const record = readRecord(await red.http.record(id))
  if (isRefusal(record)) throw new Error(record.message)
  expect(replay(express, record)).not.toHaveProperty('refused')
})
