import { expect, test } from 'vitest'
import type { Store } from '../local/store.ts'
import { keepSeries, keptSeries } from './kept.ts'

function memoryStore(): Store {
  const kept = new Map<string, string>()
  return {
    keys: () => [...kept.keys()],
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }
}

test('a series is kept with its game, and nonsense is as if there were none', () => {
  const store = memoryStore()
  expect(keptSeries(store)).toEqual({ series: null, game: null })
  const series = { games: [{ goal: 50, points: 53 }], kept: [], choices: ['grocer'], over: false }
  keepSeries(store, { series, game: 'abc' })
  expect(keptSeries(store)).toEqual({ series, game: 'abc' })
  for (const text of ['', 'nonsense', 'null', '7', '[]']) {
    store.setItem('furrow.series', text)
    expect(keptSeries(store)).toEqual({ series: null, game: null })
  }
})
