import { at } from '@furrow/engine/core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, startTestServer, type TestServer, twoAtTable, until } from '../testing/house.ts'
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

/** A new game, and who begins. */
async function begun() {
  const { id } = await twoAtTable(red, blue)
  const [first, second] = red.socket.state(id)?.ask ? [red, blue] : [blue, red]
  return { id, first, second, start: first.socket.state(id)! }
}

const reached = (person: Person, id: string, number: number) => until(person, id, (s) => s.number === number)

const play = async (person: Person, id: string, move: string): Promise<number> => {
  await until(person, id, (s) => s.ask !== null)
  return person.socket.play(id, move)
}

test('a turn of several moves is taken back as a whole, or from the middle on', async () => {
  const { id, first, start } = await begun()
  const placed = await play(first, id, 'farmland')
  const asked = await reached(first, id, placed)
  const plowed = await play(first, id, 'plow a1')
  expect((await reached(first, id, plowed)).undo).toBe(plowed)
  const middle = await reached(first, id, await first.socket.undo(id, plowed))
  expect(middle).toMatchObject({ undo: placed, ask: asked.ask })
  await play(first, id, 'plow b1')
  const reset = await reached(first, id, await first.socket.undo(id, placed))
  expect(reset).toMatchObject({ view: start.view, ask: start.ask, undo: null })
  expect(await refusal(first.socket.undo(id, placed))).toBe('illegal-move')
})

test('when the other one has taken back, one may go on taking back, also after the table has left memory', async () => {
  const { id, first, second, start } = await begun()
  const placed = await play(first, id, 'farmland')
  const plowed = await play(first, id, 'plow a1')
  const forest = await play(second, id, 'forest')
  expect((await reached(first, id, forest)).undo).toBeNull()
  expect(await refusal(first.socket.undo(id, placed))).toBe('illegal-move')
  const back = await second.socket.undo(id)
  expect(await reached(first, id, back)).toMatchObject({ undo: plowed })
  expect(await reached(second, id, back)).toMatchObject({ undo: null })
  expect(await refusal(second.socket.undo(id, placed))).toBe('illegal-move')
  server.house.tables.forget(await server.house.tables.get(id))
  const reset = await reached(first, id, await first.socket.undo(id, placed))
  expect(reset).toMatchObject({ view: start.view, ask: start.ask, undo: null })
})

test('nobody goes back behind a new round', async () => {
  const { id, first, second } = await begun()
  const moves = [
    await play(first, id, 'forest'),
    await play(second, id, 'clay-pit'),
    await play(first, id, 'reed-bank'),
    await play(second, id, 'fishing'),
  ]
  const { log, undo } = await reached(second, id, at(moves, 3))
  expect(JSON.stringify(log.at(-1))).toContain('"event":"round"')
  expect(undo).toBeNull()
  for (const [i, move] of moves.entries())
    expect(await refusal((i % 2 === 0 ? first : second).socket.undo(id, move))).toBe('illegal-move')
  const next = await play(first, id, 'farmland')
  expect(await refusal(first.socket.undo(id, moves[2]))).toBe('illegal-move')
  expect((await reached(first, id, await first.socket.undo(id, next))).undo).toBeNull()
})

test('however often somebody takes back, loading the table reads few lines', async () => {
  const { id, first, start } = await begun()
  for (let i = 0; i < 60; i++) {
    await play(first, id, 'forest')
    await reached(first, id, await first.socket.undo(id))
  }
  expect((await server.house.store.table(id))?.lines.length).toBeLessThan(60)
  server.house.tables.forget(await server.house.tables.get(id))
  expect(await first.socket.join(id)).toMatchObject({ view: start.view, ask: start.ask, undo: null })
})

test('at a table that was set up so, moves are not taken back', async () => {
  const seats = [{ kind: 'me' }, { kind: 'invited' }] as const
  const table = await red.http.createTable({ game: 'agricola', seats: [...seats], undo: false, setup: { starting: 0 } })
  expect(table).toMatchObject({ undo: false, suggestions: false })
  await blue.http.join(table.id, table.code)
  const placed = await play(red, table.id, 'farmland')
  expect((await reached(red, table.id, placed)).undo).toBeNull()
  expect(await refusal(red.socket.undo(table.id, placed))).toBe('illegal-move')
})
