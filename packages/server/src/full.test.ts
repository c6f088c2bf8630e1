// More tables than there is room for: new ones are refused, those that are going on stay as they are.
import { afterEach, describe, expect, test, vi } from 'vitest'
import { ownWaits, Room, type Waits } from './ops/room.ts'
import { playOn, startTestServer, type TestServer, until } from './testing/house.ts'
import { refusal } from './testing/refusal.ts'

let server: TestServer | null = null
afterEach(async () => {
  await server?.stop()
  server = null
})

const SEATS = [{ kind: 'me' as const }, { kind: 'invited' as const }]

test('beyond the limit a new table is refused with a sentence, and the games that are going on are played to the end', async () => {
  server = await startTestServer({ mostTables: 1, idleMs: 50 })
  const [red, blue] = [await server.person('Red'), await server.person('Blue')]
  const table = await red.http.createTable({ game: 'express', seats: SEATS })
  await blue.http.join(table.id, table.code)
  const both = [red, blue]
  await Promise.all(both.map((person) => until(person, table.id, ({ info }) => info.status === 'playing')))

  const stranger = await server.person()
  const made = vi.spyOn(server.house.store, 'createTable')
  let refused = 0
  let over = false
  const asking = (async () => {
    while (!over) {
      expect(await refusal(stranger.http.createTable({ game: 'agricola', seats: SEATS }))).toBe('full')
      refused++
    }
  })()
  await playOn(both, table.id)
  over = true
  await asking
  expect(refused).toBeGreaterThan(0)
  // A refusal costs the store nothing, so that those who play do not wait for it.
  expect(made).not.toHaveBeenCalled()
  expect((await red.http.table(table.id)).status).toBe('finished')
  expect(await refusal(red.http.clone(table.id))).toBe('full')
  expect(await refusal(red.http.rematch(table.id))).toBe('full')

  // When they have gone there is room again.
  for (const { socket } of both) socket.close()
  const { live } = server.house.tables
  await expect.poll(() => live.size).toBe(0)
  expect(await stranger.http.createTable({ game: 'express', seats: SEATS })).toMatchObject({ status: 'waiting' })
})

describe('how busy it is', () => {
  const waits = (ms: number[]): Waits => ({ median: () => ms.shift() ?? 0, close: () => undefined })

  test('counts as well as how many tables there are', () => {
    vi.useFakeTimers()
    try {
      const room = new Room(
        { mostTables: 0, busyMs: 500 },
        () => 100_000,
        [waits([499, 800, 20]), waits([0, 20, 20, 600])],
        1000,
      )
      expect(room.isFull).toBe(false)
      vi.advanceTimersByTime(1000)
      expect(room.isFull).toBe(false)
      vi.advanceTimersByTime(1000)
      expect(() => room.mustHaveRoom()).toThrow('There is no room')
      vi.advanceTimersByTime(1000)
      expect(room.isFull).toBe(false)
      // Whatever it is that has to be waited for.
      vi.advanceTimersByTime(1000)
      expect(room.isFull).toBe(true)
      room.close()
    } finally {
      vi.useRealTimers()
    }
  })

  test('is measured', async () => {
    const room = new Room({ mostTables: 0, busyMs: 1 }, () => 0, [ownWaits()], 200)
    await expect.poll(() => room.isFull).toBe(true)
    room.close()
  })
})
