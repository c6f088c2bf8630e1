import { expect, test } from 'vitest'
import type { Store } from '../local/store.ts'
import { type Account, keepSeries, keptSeries, latestSeries, tellAccount } from './kept.ts'

const NONE = { series: null, game: null, changed: 0 }
const series = { games: [{ goal: 50, points: 53 }], kept: [], choices: ['grocer'], over: false }

function memoryStore(): Store {
  const kept = new Map<string, string>()
  return {
    keys: () => [...kept.keys()],
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }
}

/** An account that keeps what it is told. */
function memoryAccount(): Account {
  let kept: Awaited<ReturnType<Account['series']>> = null
  return {
    series: async () => kept,
    async keepSeries(told) {
      if (!kept || told.changed > kept.changed) kept = told
      return kept
    },
  }
}

const AWAY: Account = {
  series: () => Promise.reject(new Error('There is no network.')),
  keepSeries: () => Promise.reject(new Error('There is no network.')),
}

test('a series is kept with its game, and nonsense is as if there were none', () => {
  const store = memoryStore()
  expect(keptSeries(store)).toEqual(NONE)
  keepSeries(store, { series, game: 'abc', changed: 7 })
  expect(keptSeries(store)).toEqual({ series, game: 'abc', changed: 7 })
  for (const text of ['', 'nonsense', 'null', '7', '[]']) {
    store.setItem('furrow.series', text)
    expect(keptSeries(store)).toEqual(NONE)
  }
})

test('a series begun here is found on another device, and the one that changed last counts', async () => {
  const [here, there, account] = [memoryStore(), memoryStore(), memoryAccount()]
  keepSeries(here, { series, game: 'abc', changed: 7 })
  await tellAccount(here, account)
  expect(await latestSeries(there, account)).toEqual({ series, game: null, changed: 7 })
  keepSeries(there, { series: null, game: null, changed: 9 })
  await tellAccount(there, account)
  expect(await latestSeries(here, account)).toEqual({ series: null, game: null, changed: 9 })
})

test('without a network the series of this browser counts', async () => {
  const store = memoryStore()
  keepSeries(store, { series, game: 'abc', changed: 7 })
  await tellAccount(store, AWAY)
  expect(await latestSeries(store, AWAY)).toEqual({ series, game: 'abc', changed: 7 })
})
