import { at } from '@furrow/engine/core'
// Talk is numbered and told like moves: once, to everybody, whatever happens to the processes.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ChatLine, ServerMessage } from '../client/types.ts'
import { Refused } from '../refused.ts'
import { openPostgresStore } from '../store/postgres.ts'
import type { PersonRow, Store } from '../store/store.ts'
import { startPostgres, type TestPostgres } from '../testing/postgres.ts'
import { type Saying, say } from './chat.ts'
import { createTable, joinTable } from './lobby.ts'
import type { Table } from './table.ts'
import { Tables } from './tables.ts'
import { watch } from './watch.ts'

let postgres: TestPostgres
let stores: Store[]
let here: Tables
/** Another process, which hears of nothing until it looks. */
let deaf: Tables

beforeAll(async () => {
  postgres = await startPostgres()
  const url = await postgres.database()
  stores = await Promise.all([openPostgresStore(url), openPostgresStore(url)])
  here = new Tables(at(stores, 0))
  deaf = new Tables({ ...at(stores, 1), hear: () => undefined })
})
afterAll(async () => {
  await Promise.all([here.close(), deaf.close()])
  await Promise.all(stores.map((store) => store.close()))
  await postgres.stop()
})

const person = (name: string): PersonRow => ({ id: name, name, key: null, password: null, created: 0 })
const [red, blue] = [person('red'), person('blue')]

async function tableOfTwo(): Promise<string> {
  const seats = [{ kind: 'me' as const }, { kind: 'invited' as const }]
  const table = await createTable(here, red, { game: 'agricola', seats })
  await joinTable(here, table, blue, { key: table.record.code })
  return table.id
}

/** What somebody at a process hears of talk from now on. */
async function listen(tables: Tables, table: Table, who: PersonRow, chatFrom = 0): Promise<ChatLine[]> {
  const heard: ChatLine[] = []
  const send = (text: string) => {
    const message = JSON.parse(text) as ServerMessage // our own words
    if (message.type === 'chat') heard.push(message.chat)
    if (message.type === 'table') heard.push(...message.chat)
  }
  await watch(tables, table, { person: who.id, send, chatFrom })
  return heard
}

const saying = (text: string, more: Partial<Saying> = {}): Saying => ({ text, command: text, number: 0, ...more })
const textsIn = async (id: string) =>
  (await at(stores, 0).chat(id, 0, 1000)).map(({ body }) => (body === '' ? '' : (JSON.parse(body) as ChatLine).text))

test('a line that was stored by a process that died is not stored again by the next one', async () => {
  const id = await tableOfTwo()
  const there = await deaf.get(id)
  await listen(deaf, there, blue)
  const number = await say(here, await here.get(id), red, saying('hello'))
  expect(await say(deaf, there, red, saying('hello'))).toBe(number)
  expect(await textsIn(id)).toEqual(['hello'])
})

test('nor long after, when many others have talked', async () => {
  const id = await tableOfTwo()
  const table = await here.get(id)
  const first = await say(here, table, red, saying('first'))
  for (let i = 0; i < 230; i++) await say(here, table, blue, saying(`more ${i}`))
  expect(await say(here, table, red, saying('first'))).toBe(first)
  expect(await say(here, table, red, saying('first', { number: 231 }))).toBe(232) // chosen anew by another window
  expect((await textsIn(id)).filter((text) => text === 'first')).toHaveLength(2)
})

test('a line that nobody was told of is heard all the same', async () => {
  const id = await tableOfTwo()
  const there = await deaf.get(id)
  const heard = await listen(deaf, there, blue)
  const texts = Array.from({ length: 250 }, (_, i) => `line ${i}`)
  for (const text of texts) await say(here, await here.get(id), red, saying(text))
  expect(heard).toEqual([])
  await deaf.lookForMissed()
  expect(heard.map(({ text }) => text)).toEqual(texts)
})

test('the numbers of somebody who is gone are not given again: nobody misses what follows', async () => {
  const id = await tableOfTwo()
  const table = await here.get(id)
  await say(here, table, blue, saying('one'))
  const gone = await say(here, table, red, saying('two'))
  await at(stores, 0).deletePerson(red.id)
  expect(await textsIn(id)).toEqual(['one', ''])
  here.forget(table)
  const again = await here.get(id)
  const heard = await listen(here, again, blue, gone) // he has heard both
  expect(await say(here, again, blue, saying('three'))).toBe(gone + 1)
  expect(heard.map(({ text }) => text)).toEqual(['three'])
})

test('what was said already is answered, also to somebody who talks too much', async () => {
  const id = await tableOfTwo()
  const table = await here.get(id)
  const number = await say(here, table, red, saying('hello'))
  const limited = () => {
    throw new Refused('too-many', 'Not so fast.')
  }
  expect(await say(here, table, red, saying('hello'), limited)).toBe(number)
  await expect(say(here, table, red, saying('again'), limited)).rejects.toThrow('Not so fast.')
})
