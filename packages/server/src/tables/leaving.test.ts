// When tables leave memory.
import { rmSync } from 'node:fs'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openSqliteStore } from '../store/sqlite.ts'
import type { PersonRow, Store } from '../store/store.ts'
import { newFolder } from '../testing/folder.ts'
import { createTable } from './lobby.ts'
import type { Table } from './table.ts'
import { Tables } from './tables.ts'
import { watch } from './watch.ts'

const red: PersonRow = { id: 'red', name: 'red', key: null, password: null, created: 0 }
const MINUTE = 60_000
/** A little longer than from one look to the next. */
const LOOK = 16_000

const folder = newFolder('leaving')
let store: Store
let tables: Tables
let now = 0

beforeEach(async () => {
  store = await openSqliteStore(folder)
  vi.useFakeTimers({ toFake: ['setInterval'] })
  tables = new Tables(store, MINUTE, () => now)
})
afterAll(() => rmSync(folder, { recursive: true }))
afterEach(async () => {
  vi.useRealTimers()
  await tables.close()
  await store.close()
})

function pass(ms: number): void {
  now += ms
  vi.advanceTimersByTime(ms)
}

const newTable = (): Promise<Table> => createTable(tables, red, { game: 'agricola', seats: [{ kind: 'me' }] })

/** As if its game had been played to the end. */
function end(table: Table): void {
  table.record = { ...table.record, status: 'finished' }
}

test('a game that is over and that nobody looks at leaves early, others after a minute', async () => {
  const [over, going] = [await newTable(), await newTable()]
  end(over)
  pass(LOOK)
  expect([tables.live.has(over.id), tables.live.has(going.id)]).toEqual([false, true])
  pass(MINUTE)
  expect(tables.live.has(going.id)).toBe(false)
})

test('while somebody looks at it, it stays', async () => {
  const over = await newTable()
  end(over)
  await watch(tables, over, { person: red.id, send: () => undefined })
  pass(MINUTE + LOOK)
  expect(tables.live.has(over.id)).toBe(true)
})
