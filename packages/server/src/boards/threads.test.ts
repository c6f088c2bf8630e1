// Boards in threads of their own: whole games, refusals, and threads that end.
import { rmSync } from 'node:fs'
import { at } from '@furrow/engine/core'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { ServerMessage } from '../client/types.ts'
import { openSqliteStore } from '../store/sqlite.ts'
import type { PersonRow, Store } from '../store/store.ts'
import { createTable } from '../tables/lobby.ts'
import { play } from '../tables/play.ts'
import { Tables } from '../tables/tables.ts'
import { watch } from '../tables/watch.ts'
import { newFolder } from '../testing/folder.ts'
import { playOn, startTestServer, type TestServer, twoAtTable, until } from '../testing/house.ts'
import { refusal } from '../testing/refusal.ts'
import { stateOf } from '../testing/state.ts'
import { type AskedBoards, openBoards } from './threads.ts'

/** The boards with which a thread of `mortal-boards.ts` ends, and answers nothing any more. */
const [THE_END, FOR_EVER] = [-1, -2]
const MORTAL = new URL('../testing/mortal-boards.ts', import.meta.url)
/** A thread that begins at least so late. */
const [LATE, LATE_MS] = [new URL('../testing/late-boards.ts', import.meta.url), 400]

describe('a server whose boards lie in two threads', () => {
  let server: TestServer
  beforeEach(async () => {
    server = await startTestServer({ boardThreads: 2 })
  })
  afterEach(() => server.stop())

  test('plays whole games with people and bots, takes back, shows what was, and keeps all of it', async () => {
    const [red, blue] = [await server.person('Red'), await server.person('Blue')]
    const table = await twoAtTable(red, blue, { cards: 'dealt', starting: 0 })
    const { number } = await until(red, table.id, (s) => s.ask !== null)
    await red.socket.play(table.id, 'forest')
    await red.socket.undo(table.id)
    const back = await until(red, table.id, (s) => s.number === number + 2)
    expect(await red.http.moment(table.id, number)).toMatchObject({ view: back.view })
    await playOn([red, blue], table.id)
    const over = await until(blue, table.id, (s) => s.info.status === 'finished')
    const { live } = server.house.tables
    server.house.tables.forget(live.get(table.id)!)
    const again = await server.person('Green')
    const stored = await until(again, table.id, (s) => s.view !== null).catch((error: Error) => error)
    expect(stored).toMatchObject({ code: 'forbidden' }) // not without the link
    expect(await blue.http.moment(table.id, over.number)).toMatchObject({ view: over.view })

    const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'random' }]
    const { id } = await red.http.createTable({ game: 'express', seats })
    await until(red, id, (s) => s.ask !== null || s.info.status === 'finished')
    for (let i = 0; red.socket.state(id)?.info.status === 'playing'; i++) {
      const { ask } = await until(red, id, (s) => s.ask !== null || s.info.status === 'finished')
      if (!ask) break
      await red.socket.play(id, at(ask.moves, (i * 7) % ask.moves.length).text)
    }
    expect((await until(red, id, (s) => s.info.status === 'finished')).info.result).toHaveLength(2)
  })

  test('refuses what its boards refuse, with the same code and sentence', async () => {
    const [red, blue] = [await server.person('Red'), await server.person('Blue')]
    const table = await twoAtTable(red, blue, { starting: 0 })
    await until(red, table.id, (s) => s.ask !== null)
    expect(await refusal(red.socket.play(table.id, 'no such move'))).toBe('unknown-move')
    expect(await refusal(blue.socket.play(table.id, 'forest'))).toBe('not-your-turn')
    await expect(red.socket.undo(table.id)).rejects.toThrow('There is no move of yours that can be taken back now.')
  })
})

test('that a thread has not begun yet is no sign that there is much to do', async () => {
  const boards = openBoards(1, LATE)
  const waited = boards.measure()
  const since = performance.now()
  await expect(boards.ask('saved', 1, 1)).rejects.toMatchObject({ code: 'storage' })
  expect(waited.count).toBe(1)
  expect(waited.max / 1000).toBeLessThan(performance.now() - since - LATE_MS)
  await boards.close()
})

describe('a thread that ends', () => {
  const red: PersonRow = { id: 'red', name: 'red', key: null, password: null, created: 0 }
  const folder = newFolder('threads')
  let store: Store
  let boards: AskedBoards
  let tables: Tables
  const lost: string[] = []

  beforeEach(async () => {
    store = await openSqliteStore(folder)
    boards = openBoards(1, MORTAL)
    tables = new Tables(store, undefined, undefined, boards)
    boards.onLost = (isLost, why) => {
      lost.push(why)
      for (const table of [...tables.live.values()]) if (isLost(table.board)) tables.forget(table)
    }
  })
  afterEach(async () => {
    await tables.close()
    await boards.close()
    await store.close()
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  test('takes nothing with it: those who watch are sent away, and find the table as it was stored', async () => {
    const table = await createTable(tables, red, { game: 'agricola', seats: [{ kind: 'me' }] })
    const heard: ServerMessage['type'][] = []
    const send = (text: string) => void heard.push((JSON.parse(text) as ServerMessage).type)
    await watch(tables, table, { person: 'red', send })
    const move = async (): Promise<number> => {
      const here = await tables.get(table.id)
      const { game } = here.played
      const state = await stateOf(tables, here)
      const text = game.print(state, at(game.moves(state, 0), 0))
      return play(tables, here, { person: 'red', command: `c${here.number}`, number: here.number }, text)
    }
    const number = await move()
    boards.tell('close', THE_END)
    await expect.poll(() => heard).toContain('left')
    expect(lost).toHaveLength(1)
    expect(tables.live.size).toBe(0)
    expect(await move()).toBe(number + 1)
  })

  test('answers whoever waits that the table is being loaded again', async () => {
    const table = await createTable(tables, red, { game: 'agricola', seats: [{ kind: 'me' }] })
    const before = lost.length
    const waited = boards.measure()
    await boards.ask('saved', table.board, table.number)
    expect(waited.count).toBe(1)
    boards.tell('close', THE_END)
    await expect(boards.ask('saved', table.board, table.number)).rejects.toMatchObject({ code: 'storage' })
    expect(lost).toHaveLength(before + 1)
  })

  test('is replaced if it answers nothing any more', async () => {
    const slow = openBoards(1, MORTAL, 500)
    const left: string[] = []
    slow.onLost = (_, why) => void left.push(why)
    slow.tell('close', FOR_EVER)
    await expect(slow.ask('saved', 1, 1)).rejects.toMatchObject({ code: 'storage' })
    expect(left).toHaveLength(1)
    await slow.close()
  })

  test('is not asked any more once all is closed, and nobody waits for it', async () => {
    const before = lost.length
    boards.tell('close', THE_END)
    await expect.poll(() => lost.length).toBe(before + 1)
    const asked = boards.ask('saved', 1, 1)
    const refused = expect(asked).rejects.toMatchObject({ code: 'storage' })
    await boards.close()
    await refused
    await expect(boards.ask('saved', 1, 1)).rejects.toMatchObject({ code: 'storage' })
    expect(lost).toHaveLength(before + 1)
  })
})
