// Who lets bots move.
import { rmSync } from 'node:fs'
import { expect, test } from 'vitest'
import { openSqliteStore } from '../store/sqlite.ts'
import type { PersonRow } from '../store/store.ts'
import { createTable, renewInvitation } from '../tables/lobby.ts'
import { Tables } from '../tables/tables.ts'
import { newFolder } from '../testing/folder.ts'
import { Driver } from './driver.ts'
import type { BotPool } from './pool.ts'

const red: PersonRow = { id: 'red', name: 'red', key: null, password: null, created: 0 }
const NEVER_MS = 1e8

test('a bot that fails after the table has moved on is asked again, and no move is taken for it', async () => {
  const folder = newFolder('driver')
  const store = await openSqliteStore(folder)
  const tables = new Tables(store)
  const asked: ((error: Error) => void)[] = []
  // All that a driver asks of it.
  const pool: Pick<BotPool, 'choose'> = { choose: () => new Promise((_, failed) => void asked.push(failed)) }
  const driver = new Driver(tables, pool, {
    budgetMs: 50,
    pauseMs: 0,
    sweepMs: NEVER_MS,
    thinks: true,
    listens: false,
    log: () => undefined,
  })
  const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'random' }]
  const table = await createTable(tables, red, { game: 'agricola', setup: { starting: 1 }, seats })
  await expect.poll(() => asked.length).toBe(1)
  const number = await renewInvitation(tables, table, 'red')
  asked[0]?.(new Error('The bot took too long.'))
  await expect.poll(() => asked.length).toBe(2)
  expect(table.number).toBe(number)
  // If nothing has happened meanwhile, its first move is taken.
  asked[1]?.(new Error('The bot took too long.'))
  await expect.poll(() => table.number).toBe(number + 1)
  await driver.close()
  await tables.close()
  await store.close()
  rmSync(folder, { recursive: true })
})
