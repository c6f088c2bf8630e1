// What is heard of a table while it is being loaded is not lost.
import { rmSync } from 'node:fs'
import { at } from '@furrow/engine/core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSqliteStore } from '../store/sqlite.ts'
import type { PersonRow, Store } from '../store/store.ts'
import { newFolder } from '../testing/folder.ts'
import { createTable, joinTable } from './lobby.ts'
import { Tables } from './tables.ts'

const folder = newFolder('heard')
let store: Store
let here: Tables

beforeAll(async () => {
  store = await openSqliteStore(folder)
  here = new Tables(store)
})
afterAll(async () => {
  await here.close()
  await store.close()
  rmSync(folder, { recursive: true })
})

const person = (name: string): PersonRow => ({ id: name, name, key: null, password: null, created: 0 })

test('a line that another process adds while the table is read', async () => {
  const seats = [{ kind: 'me' as const }, { kind: 'invited' as const }]
  const table = await createTable(here, person('red'), { game: 'agricola', seats })
  const listeners: ((table: string, number: number) => void)[] = []
  const other = new Tables({
    ...store,
    hear: (listener) => void listeners.push(listener),
    async table(id) {
      const read = await store.table(id)
      await joinTable(here, table, person('blue'), { key: table.record.code })
      at(listeners, 0)(id, table.number)
      return read
    },
  })
  const there = await other.get(table.id)
  await expect.poll(() => there.number).toBe(table.number)
  expect(there.record.status).toBe('playing')
  await other.close()
})
