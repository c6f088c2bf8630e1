import { isRefusal } from '@furrow/engine/core'
import { beforeAll, expect, test } from 'vitest'
import { openTable, playAt, storable } from './authority.ts'
import { loadGame } from './games.ts'
import { newRecord } from './newRecord.ts'
import { seriesNow } from './series.ts'

beforeAll(() => loadGame('agricola'))

/** The first game of a series, played to its end with the first answer to every question. */
function finished(setup: { readonly [key: string]: unknown }): string {
  const record = newRecord({ game: 'agricola', seats: [{ name: 'Red' }], setup: setup as never, seed: 'series' })
  let table = openTable(record)
  if (isRefusal(table)) throw new Error(table.message)
  for (;;) {
    const { game } = table.local
    const { state } = table.history
    const [decision] = game.decisions(state)
    if (!decision) return storable(table)
    const after = playAt(table, 0, game.print(state, game.moves(state, 0)[0]))
    if (isRefusal(after)) throw new Error(after.message)
    table = after
  }
}

test('a series begins at 50 points, and a game that misses ends it (B15)', () => {
  const begun = seriesNow({ series: null })
  expect(begun?.next).toMatchObject({ goal: 50, food: 0, setup: { players: 1, keep: [], goal: 50 } })
  const over = seriesNow({ series: begun?.series, after: finished(begun?.next?.setup ?? {}) })
  expect(over).toMatchObject({ next: null, series: { over: true, games: [{ goal: 50 }] } })
})

test('after a success one occupation is kept, and the next game begins with it', () => {
  const won = { games: [{ goal: 50, points: 54 }], kept: [], choices: ['grocer'], over: false }
  expect(seriesNow({ series: won })?.next).toBeNull()
  expect(seriesNow({ series: won, keep: 'grocer' })?.next).toMatchObject({
    goal: 55,
    food: 2,
    setup: { keep: ['grocer'] },
  })
  expect(seriesNow({ series: won, keep: 'basket' })).toBeNull()
})

test('what does not belong to it is no step of it', () => {
  expect(seriesNow({ series: { games: 7 } })).toBeNull()
  expect(seriesNow({ series: null, after: 'nonsense' })).toBeNull()
  expect(seriesNow({ series: null, after: finished({ cards: 'dealt', goal: 20 }) })).toBeNull()
})
