import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { agricola } from '../agricola.ts'
import type { State } from '../state/state.ts'
import { taskFor } from './bot-task.ts'
import { questionFor } from './question.ts'
import { isRefusal } from './refusal.ts'

const oldBytes = (): number =>
  getHeapSpaceStatistics().find(({ space_name }) => space_name === 'old_space')?.space_used_size ?? 0

const means = { seed: 'chance', milliseconds: 5 }

// A server asks thousands a second: if each left its state among what stays, V8 would have to look through all of it every second.
it.each([
  ['a question', (state: State, seat: number) => questionFor(agricola, state, seat)?.moves.length ?? 0],
  ['the task of a bot', (state: State, seat: number) => taskFor(agricola, state, seat, means)?.moves.length ?? 0],
])('%s lets its state go with it: nothing stays until V8 next looks through everything', (_what, askFor) => {
  setFlagsFromString('--expose-gc')
  const gc = runInNewContext('gc') as (how?: { type: 'minor' }) => void
  const setup = agricola.setup({ players: 2 })
  if (isRefusal(setup)) throw new Error(setup.message)
  const start = agricola.start(setup, 'seed')
  const seat = agricola.decisions(start)[0]?.seat ?? 0
  const ask = (): number => askFor(agricola.copy(start), seat)
  const times = 3000
  const askAll = (): void => {
    for (let i = 0; i < times; i++) {
      expect(ask()).toBeGreaterThan(0)
      if (i % 100 === 0) gc({ type: 'minor' }) // what outlives two of them stays
    }
  }
  askAll()
  gc()
  const before = oldBytes()
  askAll()
  expect((oldBytes() - before) / times).toBeLessThan(500) // a copy of the state has some 4,000 bytes
})
