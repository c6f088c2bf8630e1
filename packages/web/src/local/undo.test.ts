import { begin, below, isRefusal, pick, play, reset, seeded, type Table, undo, undoable } from '@furrow/engine/core'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type GameName, seatsOf } from '../contract/options.ts'
import type { AnyUpdate } from '../contract/update.ts'
import { loadGame, localGame } from './games.ts'
import { makeHost } from './host.ts'
import type { Ask } from './messages.ts'

// Taking back means the same everywhere: what the engine's table does, the table on this device does.

await Promise.all(['agricola', 'express'].map(loadGame))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test.each(['agricola', 'express'] as GameName[])('%s: random moves, undos and resets at one device', (name) => {
  const local = localGame(name)
  if (isRefusal(local)) throw new Error(local.message)
  const { game } = local
  const shown: AnyUpdate[] = []
  const ask: (ask: Ask) => void = makeHost((answer) => {
    if (answer.answer === 'table') shown.push(answer.update)
  })
  const setup = game.setup({ players: 2 })
  const seats = seatsOf([{ person: 'Red' }, { person: 'Blue' }])
  ask({ ask: 'manners', manners: { pace: 'instant', hints: false, forced: false, hold: false } })
  ask({ ask: 'new', of: 'undo', options: { game: name, seats, setup: {}, seed: 'undo' } })
  let table: Table<unknown, unknown> = begin(game.start(setup, 'undo'))
  const random = seeded('undo')
  let undone = 0
  for (let i = 0; i < 200 && game.decisions(table.state).length > 0; i++) {
    const last = table.since.at(-1)?.seat ?? 0
    if (below(random, 3) === 0) {
      const way = below(random, 2)
      const back = (way === 0 ? undo : reset)(game, table, last)
      ask({ ask: way === 0 ? 'undo' : 'reset' })
      if (!isRefusal(back)) {
        table = back
        undone++
      }
    } else {
      const seat = shown.at(-1)?.decision?.seat ?? 0
      const { text: move } = pick(random, shown.at(-1)?.moves ?? [])
      ask({ ask: 'play', move, number: table.log.length })
      const after = play(game, table, seat, move)
      if (isRefusal(after)) throw new Error(after.message)
      table = after
    }
    const now = shown.at(-1)
    expect(now?.number).toBe(table.log.length)
    expect(now?.seen).toEqual(game.view(table.state, now?.human ?? 0))
    expect(now?.canUndo).toBe([0, 1].some((seat) => undoable(game, table, seat) !== null))
  }
  expect(undone).toBeGreaterThan(10)
})
