// Who lets bots move.
import { rmSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { openSqliteStore } from '../store/sqlite.ts'
import type { PersonRow } from '../store/store.ts'
import { readBody } from '../tables/line.ts'
import { createTable, renewInvitation } from '../tables/lobby.ts'
import { Tables } from '../tables/tables.ts'
import { newFolder } from '../testing/folder.ts'
import { Driver } from './driver.ts'
import type { BotPool, Question } from './pool.ts'

const red: PersonRow = { id: 'red', name: 'red', key: null, password: null, created: 0 }
const NEVER_MS = 1e8

/** A table at which a bot begins, and what the driver asks for it. */
async function botBegins() {
  const folder = newFolder('driver')
  const store = await openSqliteStore(folder)
  const tables = new Tables(store)
  const asked: { question: Question; done: (moves: string[]) => void; failed: (error: Error) => void }[] = []
  // All that a driver asks of it.
  const pool: Pick<BotPool, 'choose'> = {
    choose: (question) => new Promise((done, failed) => void asked.push({ question, done, failed })),
  }
  const driver = new Driver(tables, pool, {
    budgetMs: 50,
    pauseMs: 0,
    sweepMs: NEVER_MS,
    thinks: true,
    listens: false,
    log: () => undefined,
  })
  onTestFinished(async () => {
    await driver.close()
    await tables.close()
    await store.close()
    rmSync(folder, { recursive: true })
  })
  const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'random' }]
  const table = await createTable(tables, red, { game: 'agricola', setup: { starting: 1 }, seats })
  await expect.poll(() => asked.length).toBe(1)
  const movesMade = async () =>
    (await store.lines(table.id, 0, 100)).map(readBody).flatMap((body) => (body.kind === 'move' ? [body.move] : []))
  return { tables, table, asked, movesMade }
}

test('a bot that fails after the table has moved on is asked again, and no move is taken for it', async () => {
  const { tables, table, asked } = await botBegins()
  const number = await renewInvitation(tables, table, 'red')
  asked[0]?.failed(new Error('The bot took too long.'))
  await expect.poll(() => asked.length).toBe(2)
  expect(table.number).toBe(number)
  // If nothing has happened meanwhile, its first move is taken.
  asked[1]?.failed(new Error('The bot took too long.'))
  await expect.poll(() => table.number).toBe(number + 1)
})

test('the moves of a turn are made one after the other, each on a line of its own', async () => {
  const { table, asked, movesMade } = await botBegins()
  expect(asked[0]?.question.number).toBe(table.number)
  asked[0]?.done(['farmland', 'plow c2'])
  await expect.poll(movesMade).toEqual(['farmland', 'plow c2'])
  expect(asked.length).toBe(1)
})

test('if another line was quicker, nothing of a turn is made out of its order, and the bot is asked again', async () => {
  const { tables, table, asked, movesMade } = await botBegins()
  const renewed = renewInvitation(tables, table, 'red')
  asked[0]?.done(['farmland', 'forest']) // each could be made by itself
  const number = await renewed
  await expect.poll(() => asked.length).toBe(2)
  expect(asked[1]?.question.number).toBe(number)
  expect(await movesMade()).toEqual([])
})
