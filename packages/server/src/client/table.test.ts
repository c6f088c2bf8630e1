import { expect, test } from 'vitest'
import { startTestServer, twoAtTable } from '../testing/house.ts'
import { hear } from './table.ts'
import type { ServerMessage, TableInfo } from './types.ts'

const told = (now: number): ServerMessage => ({
  type: 'table',
  table: 't',
  now,
  info: { id: 't' } as TableInfo, // nothing else of it is looked at here
  view: null,
  log: [],
  chat: [],
  presence: { seats: [], spectators: 0 },
  number: 1,
  decisions: [],
  ask: null,
  undo: null,
  clock: { left: [60_000], since: now },
})

test('by how much our clock is ahead is measured at every joining, and kept in between', () => {
  const first = hear(null, told(1_000_000), 1_007_000)
  if (first === null || first === 'gap') throw new Error('There is no table.')
  expect(first.skew).toBe(7000)
  const later = hear(first, { type: 'presence', table: 't', seats: [true], spectators: 0 }, 2_000_000)
  expect(later).toMatchObject({ skew: 7000 })
  // The device slept and its clock was put right meanwhile.
  expect(hear(first, told(3_000_000), 2_999_000)).toMatchObject({ skew: -1000 })
})

test('the server tells its time with the table', async () => {
  const BEHIND = 3_600_000
  const server = await startTestServer({}, undefined, () => Date.now() - BEHIND)
  const [red, blue] = [await server.person('Red'), await server.person('Blue')]
  const start = Date.now()
  const { id } = await twoAtTable(red, blue)
  for (const { skew } of [red.socket.state(id)!, await red.socket.join(id)]) {
    expect(skew).toBeGreaterThanOrEqual(BEHIND)
    expect(skew - BEHIND).toBeLessThanOrEqual(Date.now() - start) // the way here counts
  }
  await server.stop()
})
