import { at } from '@furrow/engine/core'
// A table and its log are read as they stood in one moment, whatever others write meanwhile.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ServerMessage } from '../client/types.ts'
import { openPostgresStore } from '../store/postgres.ts'
import type { PersonRow, Store } from '../store/store.ts'
import { startPostgres, type TestPostgres } from '../testing/postgres.ts'
import { stateOf } from '../testing/state.ts'
import { createTable, joinTable } from './lobby.ts'
import { play } from './play.ts'
import { type Table, termsOf } from './table.ts'
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

/** What somebody at the other process hears of the table. */
async function listen(id: string): Promise<Extract<ServerMessage, { type: 'table' | 'update' }>[]> {
  const heard: Extract<ServerMessage, { type: 'table' | 'update' }>[] = []
  const send = (text: string) => {
    const message = JSON.parse(text) as ServerMessage // our own words
    if (message.type === 'table' || message.type === 'update') heard.push(message)
  }
  await watch(deaf, await deaf.get(id), { person: 'red', send })
  return heard
}

test('whoever reads that somebody sat down and the game began is never told of a game without a view', async () => {
  const seats = [{ kind: 'me' as const }, { kind: 'invited' as const }]
  const table = await createTable(here, person('red'), { game: 'agricola', seats })
  const heard = await listen(table.id)
  await joinTable(here, table, person('blue'), { key: table.record.code })
  const there = await deaf.get(table.id)
  await deaf.catchUp(there)
  expect(there.number).toBe(2)
  const updates = heard.filter((message) => message.type === 'update')
  expect(updates.map(({ line }) => line.kind)).toEqual(['seat', 'start'])
  for (const { info, decisions } of updates)
    expect([info?.status === 'playing', decisions.length > 0]).not.toEqual([true, false])
  expect(updates.at(-1)).toMatchObject({ info: { status: 'playing' }, decisions: [expect.anything()] })
})

test('nor of the end before the last move', async () => {
  const seats = [{ kind: 'me' as const }]
  const table = await createTable(here, person('red'), { game: 'express', setup: { players: 1 }, seats })
  const heard = await listen(table.id)
  for (let i = 0; table.record.status === 'playing'; i++) {
    const { game } = table.played
    const state = await stateOf(here, table)
    const moves = game.moves(state, 0)
    const move = game.print(state, moves[(i * 7) % moves.length])
    await play(here, table, { person: 'red', command: `c${i}`, number: table.number }, move)
  }
  const there = await deaf.get(table.id)
  await deaf.catchUp(there)
  expect(there.record.status).toBe('finished')
  const shown = ({ boards }: Tables, { board, number, record }: Table) =>
    boards.ask('show', board, number, { looking: 'public', bare: false }, termsOf(record))
  expect(await shown(deaf, there)).toEqual(await shown(here, table))
  const over = heard.filter((message) => message.info?.status === 'finished')
  expect(over.map(({ number }) => number)).toEqual([table.number])
})
