// A table that left memory while something was still being done at it, and was loaded anew meanwhile.
import { rmSync } from 'node:fs'
import { at } from '@furrow/engine/core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { removerOf } from '../ops/remover.ts'
import { openSqliteStore } from '../store/sqlite.ts'
import type { PersonRow, Store } from '../store/store.ts'
import { newFolder } from '../testing/folder.ts'
import { stateOf } from '../testing/state.ts'
import { createTable } from './lobby.ts'
import { play } from './play.ts'
import { Tables } from './tables.ts'
import { watch } from './watch.ts'

const red: PersonRow = { id: 'red', name: 'red', key: null, password: null, created: 0 }
const folder = newFolder('forgotten')
let store: Store
/** Where the table is played. */
let here: Tables
/** Another process on the same store, whose questions wait at a door. */
let there: Tables
let door: Promise<void>
let open: () => void
let id: string

const shut = (): void => {
  door = new Promise((done) => {
    open = done
  })
}

beforeAll(async () => {
  store = await openSqliteStore(folder)
})
beforeEach(async () => {
  const atTheDoor = async <T>(answer: () => Promise<T>): Promise<T> => {
    await door
    return answer()
  }
  here = new Tables(store)
  there = new Tables({
    ...store,
    since: (...asked) => atTheDoor(() => store.since(...asked)),
    lines: (...asked) => atTheDoor(() => store.lines(...asked)),
  })
  door = Promise.resolve()
  id = (await createTable(here, red, { game: 'agricola', seats: [{ kind: 'me' }] })).id
})
afterAll(async () => {
  await store.close()
  rmSync(folder, { recursive: true })
})

async function move(tables: Tables): Promise<number> {
  const table = await tables.get(id)
  const { game } = table.played
  const state = await stateOf(tables, table)
  const text = game.print(state, at(game.moves(state, 0), 0))
  return play(tables, table, { person: 'red', command: `c${table.number}`, number: table.number }, text)
}

const come = async (from?: number): Promise<unknown> =>
  watch(there, await there.get(id), { person: 'red', send: () => undefined, from })

test('what is read of the old one takes nothing from the new one', async () => {
  const old = await there.get(id)
  await move(here)
  shut()
  const catching = there.catchUp(old)
  there.forget(old)
  const again = await there.get(id)
  expect(again).not.toBe(old)
  open()
  await catching
  expect(there.live.get(id)).toBe(again)
  await come()
  expect(await move(there)).toBe(again.number)
})

test('nor does it move the new one on', async () => {
  const old = await there.get(id)
  shut()
  const catching = there.catchUp(old)
  there.forget(old)
  const again = await there.get(id)
  await come()
  const number = await move(here)
  open()
  await catching
  await come()
  await there.catchUp(again)
  expect(again.number).toBe(number)
})

test('whoever comes to the old one is told to try again', async () => {
  const old = await there.get(id)
  shut()
  const coming = watch(there, old, { person: 'red', send: () => undefined, from: 0 })
  await expect.poll(() => old.waiting).toBeGreaterThan(0)
  there.forget(old)
  await move(there)
  open()
  await expect(coming).rejects.toMatchObject({ code: 'storage' })
  await come()
})

test('one that is deleted while it is being read does not stay', async () => {
  const tables: Tables = new Tables({
    ...store,
    async table(asked) {
      const stored = await store.table(asked)
      if (stored) await remover.dropTable(asked)
      return stored
    },
  })
  const nobody = async (): Promise<void> => undefined
  const remover = removerOf(tables, undefined as never, () => undefined, nobody) // no person goes
  expect(await tables.find(id)).toBeNull()
  expect(tables.live.size).toBe(0)
})
