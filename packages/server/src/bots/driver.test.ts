// Who lets bots move.
import { rmSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { openSqliteStore } from '../store/sqlite.ts'
import type { PersonRow, Store } from '../store/store.ts'
import { readBody } from '../tables/line.ts'
import { createTable, renewInvitation } from '../tables/lobby.ts'
import { playForBot } from '../tables/play.ts'
import { handToBot, takeBack } from '../tables/seats.ts'
import type { Table } from '../tables/table.ts'
import { Tables } from '../tables/tables.ts'
import { newFolder } from '../testing/folder.ts'
import { Driver } from './driver.ts'
import type { BotPool, Question } from './pool.ts'

const red: PersonRow = { id: 'red', name: 'red', key: null, password: null, created: 0 }
const NEVER_MS = 1e8

interface Asked {
  readonly question: Question
  readonly done: (moves: string[]) => void
  readonly failed: (error: Error) => void
}

/** Tables with a driver, and what it asks for bots. `around` is the store as they find it. */
async function driven(around: (store: Store) => Store = (store) => store) {
  const folder = newFolder('driver')
  const store = around(await openSqliteStore(folder))
  const tables = new Tables(store)
  const asked: Asked[] = []
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
  const sitDown = (starting: number) =>
    createTable(tables, red, { game: 'agricola', setup: { starting }, seats: SEATS })
  const movesAt = async ({ id }: Table) =>
    (await store.lines(id, 0, 100)).map(readBody).flatMap((body) => (body.kind === 'move' ? [body.move] : []))
  return { tables, asked, sitDown, movesAt }
}

const SEATS = [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'random' }]

/** A table at which a bot begins, and is asked to. */
async function botBegins() {
  const { asked, sitDown, movesAt, ...more } = await driven()
  const table = await sitDown(1)
  await expect.poll(() => asked.length).toBe(1)
  return { ...more, table, asked, movesMade: () => movesAt(table) }
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

test('whoever takes their seat back while the driver waits to hold the table plays for themselves', async () => {
  const waiting: ((held: boolean) => void)[] = []
  const { tables, asked, sitDown } = await driven((store) => ({
    ...store,
    kind: 'postgres', // where another process may drive the table
    holdJob: () => new Promise((held) => void waiting.push(held)),
  }))
  const table = await sitDown(0)
  await handToBot(tables, table, 'red', 0, 'random')
  await expect.poll(() => waiting.length).toBe(1)
  const back = await takeBack(tables, table, 'red')
  for (const held of waiting.splice(0)) held(true)
  await expect.poll(() => table.thinking).toBe(false)
  expect(asked).toEqual([])
  expect(table.number).toBe(back)
  // Nor is anything played that was chosen for it.
  await playForBot(tables, table, 0, 'forest', back)
  expect(table.number).toBe(back)
})
