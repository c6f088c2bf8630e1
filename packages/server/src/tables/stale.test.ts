import { at } from '@furrow/engine/core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, playOn, startTestServer, type TestServer, twoAtTable, until } from '../testing/house.ts'
import { refusal } from '../testing/refusal.ts'
import { play } from './play.ts'

let server: TestServer
let red: Person
let blue: Person

beforeAll(async () => {
  server = await startTestServer()
  red = await server.person('Red')
  blue = await server.person('Blue')
})
afterAll(() => server.stop())

let commands = 0

/** A new game, and how each of the two plays with what they have seen, as from another window. */
async function begun() {
  const { id } = await twoAtTable(red, blue)
  const [first, second] = red.socket.state(id)?.ask ? [red, blue] : [blue, red]
  const from = async (who: Person, number: number, move: string, command = `c${++commands}`) => {
    const { tables } = server.house
    const person = (await who.http.me()).id
    try {
      return await play(tables, await tables.get(id), { person, command, number }, move)
    } catch (error) {
      return (error as { code: string }).code // a refusal
    }
  }
  return { id, first, second, start: first.socket.state(id)!.number, from }
}

test('a move of a window that has not seen my last one is refused', async () => {
  const { id, first, start, from } = await begun()
  await first.socket.play(id, 'farmland')
  expect(await from(first, start, 'plow a1')).toBe('stale')
  expect(await from(first, start + 1, 'plow a1')).toBe(start + 2)
})

test('taking back is a move too', async () => {
  const { id, first, start, from } = await begun()
  await first.socket.play(id, 'forest')
  await first.socket.undo(id)
  expect(await from(first, start + 1, 'forest')).toBe('stale')
  expect(await from(first, start + 2, 'forest')).toBe(start + 3)
})

test('what others did meanwhile is no hindrance', async () => {
  const { id, first, second, start, from } = await begun()
  await first.socket.play(id, 'forest')
  expect(await from(second, start, 'clay-pit')).toBe(start + 2)
})

test('the same command again is the same move, however much came after it', async () => {
  const { id, first, start, from } = await begun()
  expect(await from(first, start, 'farmland', 'mine')).toBe(start + 1)
  await until(first, id, (s) => s.number === start + 1)
  await first.socket.play(id, 'plow a1')
  expect(await from(first, start, 'farmland', 'mine')).toBe(start + 1)
})

test('also after the table has left memory, and from before its last snapshot', async () => {
  const { id, first, start, from } = await begun()
  await playOn([red, blue], id, start + 60)
  const { tables } = server.house
  const table = await tables.get(id)
  expect(table.number).toBeGreaterThanOrEqual(start + 60)
  tables.forget(table)
  await until(first, id, (s) => s.number >= start + 60)
  const mover = red.socket.state(id)?.ask ? red : blue
  const { ask, number } = await until(mover, id, (s) => s.ask !== null)
  const move = at(ask!.moves, 0).text
  expect((await tables.get(id)).commandsAfter).toBeGreaterThan(start + 10)
  expect(await from(mover, start, move)).toBe('stale')
  expect(await from(mover, number, move)).toBe(number + 1)
})

test('a wrong move is refused as such, and so is one after the end of a turn', async () => {
  const { id, first, second, start, from } = await begun()
  expect(await from(first, start, 'fly to the moon')).toBe('unknown-move')
  expect(await from(second, start, 'forest')).toBe('not-your-turn')
  expect(await refusal(second.socket.play(id, 'forest'))).toBe('not-your-turn')
})
