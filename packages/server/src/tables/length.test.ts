// A table's log has a bound, and reading a long one is nobody else's business.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LOG_PAGE } from '../client/types.ts'
import type { Store } from '../store/store.ts'
import { type Person, playOne, startTestServer, type TestServer, twoAtTable, until } from '../testing/house.ts'
import { refusal } from '../testing/refusal.ts'
import { Desk } from './desk.ts'
import { mustFit } from './length.ts'

let server: TestServer
let red: Person
let blue: Person
beforeAll(async () => {
  server = await startTestServer()
  red = await server.person('Red')
  blue = await server.person('Blue')
})
afterAll(() => server.stop())

describe('at its bound', () => {
  test('whatever could be repeated without end is refused, and what leads to the end is not', () => {
    const refused = [
      { kind: 'undo', seat: 0, move: 3 },
      ...['joined', 'bot', 'freed', 'back'].map((why) => ({ kind: 'seat', seat: 0, why })),
      ...['invitation', 'rematch'].map((what) => ({ kind: 'table', what })),
    ]
    const taken = [
      { kind: 'start' },
      { kind: 'move', seat: 0, move: 'forest', events: [] },
      ...['left', 'handed', 'absent', 'late', 'deleted'].map((why) => ({ kind: 'seat', seat: 0, why })),
      ...['closed', 'forgotten'].map((what) => ({ kind: 'table', what })),
    ]
    for (const body of refused as Parameters<typeof mustFit>[1][]) {
      expect(() => mustFit(99, body, 100)).not.toThrow()
      expect(() => mustFit(100, body, 100)).toThrow(/^There are 100 lines at this table: .*\.$/)
    }
    for (const body of taken as Parameters<typeof mustFit>[1][]) expect(() => mustFit(5000, body, 100)).not.toThrow()
  })

  test('a table where a move is taken back and played again ends all the same', async () => {
    const { id } = await twoAtTable(red, blue)
    const mover = red.socket.state(id)?.ask ? red : blue
    server.house.tables.longest = 12
    let code = 'not refused'
    for (let i = 0; i < 50 && code === 'not refused'; i++) {
      await until(mover, id, (s) => s.ask !== null)
      const number = await playOne([mover], id)
      await until(mover, id, (s) => s.number >= number)
      code = await refusal(mover.socket.undo(id))
    }
    expect(code).toBe('too-large')
    expect(await refusal(red.http.renewInvitation(id))).toBe('too-large')
    await red.http.handToBot(id, 0)
    expect(await refusal(red.http.takeBack(id))).toBe('too-large')
    const state = await until(blue, id, (s) => s.ask !== null)
    await playOne([blue], id)
    expect(state.number).toBeGreaterThanOrEqual(12)
    server.house.tables.longest = 4000
  })
})

/** A table with many lines, as a long quarrel would leave it. */
async function longTable(lines: number): Promise<string> {
  const { id } = await twoAtTable(red, blue)
  await Promise.all([red, blue].map(({ socket }) => socket.leave(id)))
  const { tables, store } = server.house
  const table = await tables.get(id)
  tables.forget(table)
  const body = '{"kind":"seat","seat":0,"why":"handed"}'
  const more = Array.from({ length: lines - table.number }, (_, i) => table.number + 1 + i)
  await Promise.all(more.map((number) => store.append({ table: id, line: { number, at: 0, body } })))
  return id
}

describe('a long log', () => {
  test('comes page by page, and whole with the client library', async () => {
    const id = await longTable(2 * LOG_PAGE + 10)
    const page = async (after: number) =>
      (await (
        await fetch(`${server.address}/api/tables/${id}/log?after=${after}`, {
          headers: { Cookie: red.http.cookie ?? '' },
        })
      ).json()) as { number: number }[]
    expect((await page(0)).map(({ number }) => number)).toEqual(Array.from({ length: LOG_PAGE }, (_, i) => i + 1))
    expect(await page(2 * LOG_PAGE)).toHaveLength(10)
    const whole = await red.http.log(id)
    expect(whole.map(({ number }) => number)).toEqual(whole.map((_, i) => i + 1))
    expect(whole).toHaveLength(2 * LOG_PAGE + 10)
    const other = await server.person()
    const { code } = await red.http.table(id)
    const joined = await other.socket.join(id, undefined, code ?? '')
    expect(joined.log).toEqual(whole)
  })

  test('is read one page at a time, however many ask, and moves do not wait for them', async () => {
    const id = await longTable(LOG_PAGE + 10)
    const quick = await twoAtTable(red, blue)
    const { tables } = server.house
    const { store } = tables
    let reading = 0
    let pages = 0
    const { promise: held, resolve: goOn } = Promise.withResolvers<void>()
    const watched: Store['lines'] = async (...args) => {
      expect(++reading).toBe(1)
      expect(args[2]).toBeLessThanOrEqual(LOG_PAGE)
      pages++
      await held
      const lines = await store.lines(...args)
      reading--
      return lines
    }
    Object.assign(tables, { store: { ...store, lines: watched } })
    const asked = Array.from({ length: 20 }, () => red.http.log(id))
    await expect.poll(() => pages).toBe(1)
    await playOne([red, blue], quick.id)
    goOn()
    for (const log of await Promise.all(asked)) expect(log).toHaveLength(LOG_PAGE + 10)
    Object.assign(tables, { store })
    expect(pages).toBe(40)
  })

  test('one page that fails is no hindrance for the next', async () => {
    const desk = new Desk()
    const failed = desk.read(() => Promise.reject(new Error('gone')))
    await expect(failed).rejects.toThrow('gone')
    expect(await desk.read(() => Promise.resolve(1))).toBe(1)
  })
})
