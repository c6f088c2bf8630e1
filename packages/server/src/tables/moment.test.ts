import { agricola } from '@furrow/engine/agricola'
import { at } from '@furrow/engine/core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TableState } from '../client/table.ts'
import { type Person, playOn, playOne, startTestServer, type TestServer, twoAtTable, until } from '../testing/house.ts'
import { refusal } from '../testing/refusal.ts'
import { stateOf } from '../testing/state.ts'

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

/** Everything a person is told at a table, by number. */
async function told(person: Person, id: string, key?: string): Promise<Map<number, TableState>> {
  const heard = new Map<number, TableState>()
  await person.socket.join(id, (state) => heard.set(state.number, state), key)
  return heard
}

test('a moment is what the seat, or the public, was told then, undone moves and all', async () => {
  const table = await twoAtTable(red, blue, { cards: 'dealt' })
  const heard = await Promise.all([red, blue, green].map((p) => told(p, table.id, table.code)))
  for (let i = 0; i < 60; i++) {
    const number = await playOne([red, blue], table.id, i * 5)
    const state = at(await Promise.all([red, blue, green].map((p) => until(p, table.id, (s) => s.number >= number))), 0)
    if (i % 4 !== 0) continue
    const mover = state.undo === number ? red : blue
    if (mover.socket.state(table.id)?.undo !== number) continue
    const back = await mover.socket.undo(table.id)
    await Promise.all([red, blue, green].map((p) => until(p, table.id, (s) => s.number >= back)))
  }
  const last = red.socket.state(table.id)!
  expect(last.log.filter(({ kind }) => kind === 'undo').length).toBeGreaterThan(5)
  for (let number = 2; number <= last.number; number++)
    for (const [i, person] of [red, blue, green].entries()) {
      const then = at(heard, i).get(number)
      if (!then) continue // several came at once on joining
      const { view, decisions } = then
      expect(await person.http.moment(table.id, number, table.code)).toEqual({ number, view, decisions })
    }
  expect([...at(heard, 0).keys()].length).toBeGreaterThan(60)
})

test("no other seat's hand is in it, and none for those who watch", async () => {
  const table = await twoAtTable(red, blue, { cards: 'dealt' })
  const number = await playOn([red, blue], table.id, 12)
  const { tables } = server.house
  const state = await stateOf(tables, await tables.get(table.id))
  const full = agricola.view(state as Parameters<typeof agricola.view>[0], 'all') // the game that is played there
  const cards = full.table.seats.map(({ hand }) =>
    [...hand.occupations, ...hand.minors].filter((card) => card !== null),
  )
  expect(cards.every((hand) => hand.length > 5)).toBe(true)
  const shown = async (person: Person) => {
    const moment = JSON.stringify(await person.http.moment(table.id, number - 4, table.code))
    return cards.map((hand) => hand.filter((card) => moment.includes(`"${card}"`)).length)
  }
  expect(await shown(red)).toEqual([at(cards, 0).length, 0])
  expect(await shown(blue)).toEqual([0, at(cards, 1).length])
  expect(await shown(green)).toEqual([0, 0])
  expect(await refusal(green.http.moment(table.id, number))).toBe('forbidden')
})

test('numbers that are none are refused', async () => {
  const waiting = await red.http.createTable({ game: 'agricola', seats: [{ kind: 'me' }, { kind: 'invited' }] })
  expect(await refusal(red.http.moment(waiting.id, 0))).toBe('not-found')
  expect(await refusal(red.http.moment(waiting.id, 1))).toBe('not-found')
  const table = await twoAtTable(red, blue)
  const { number, log } = red.socket.state(table.id)!
  const start = log.find(({ kind }) => kind === 'start')!.number
  expect(start).toBeGreaterThan(1)
  await expect(red.http.moment(table.id, start - 1)).rejects.toThrow(`At line ${start - 1} the game had not begun.`)
  await expect(red.http.moment(table.id, 999)).rejects.toThrow(`There is no line 999: the last one is ${number}.`)
  expect((await red.http.moment(table.id, start)).decisions).toHaveLength(1)
  expect(await refusal(red.http.moment(table.id, -1))).toBe('bad-request')
  expect(await refusal(red.http.moment(table.id, 0.5))).toBe('bad-request')
})

test('a finished game is shown with everything, moment by moment; one of other rules only at its end', async () => {
  const table = await twoAtTable(red, blue, { cards: 'dealt' })
  await playOn([red, blue], table.id)
  const end = await until(red, table.id, (s) => s.info.status === 'finished')
  expect(await green.http.moment(table.id, end.number, table.code)).toEqual({
    number: end.number,
    view: end.view,
    decisions: [],
  })
  expect(await green.http.moment(table.id, 20, table.code)).toMatchObject({ number: 20, view: { viewer: 'all' } })
  await red.http.rematch(table.id)
  const after = await red.http.moment(table.id, end.number + 1)
  expect(after.view).toEqual(end.view)

  const { record } = await server.house.tables.get(table.id)
  record.doc.rules++
  expect(await red.http.moment(table.id, end.number)).toEqual({ number: end.number, view: end.view, decisions: [] })
  expect(await refusal(red.http.moment(table.id, end.number - 1))).toBe('old-rules')
})

test('of a game begun under other rules no moment is shown: it would be another game', async () => {
  const table = await twoAtTable(red, blue)
  const number = await playOn([red, blue], table.id, 6)
  const { id, store } = { id: table.id, store: server.house.store }
  const row = (await store.row(id))!
  const doc = JSON.stringify({ ...JSON.parse(row.doc), rules: 99 })
  const line = { number: number + 1, at: Date.now(), body: '{"kind":"table","what":"invitation","doc":true}' }
  await store.append({ table: id, line, row: { ...row, doc } })
  server.house.tables.forget(await server.house.tables.get(id))
  await expect(red.http.moment(id, number)).rejects.toThrow(/cannot be played on.*version 99 of the rules/)
})
