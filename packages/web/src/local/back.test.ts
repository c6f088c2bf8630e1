import { isRefusal } from '@furrow/engine/core'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { at } from '../contract/at.ts'
import type { Manners } from '../contract/manners.ts'
import { against, type Options } from '../contract/options.ts'
import type { AnyUpdate } from '../contract/update.ts'
import { openStored } from './authority.ts'
import { loadGame } from './games.ts'
import { makeHost } from './host.ts'
import type { Ask } from './messages.ts'

await Promise.all(['agricola', 'express'].map(loadGame))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const CALM: Manners = { pace: 'calm', hints: false, forced: false, hold: false }

/** A table at which seat 0 goes first, and what was shown of it. */
function sitDown(players: number, manners: Partial<Manners> = {}) {
  const shown: AnyUpdate[] = []
  const ask: (ask: Ask) => void = makeHost((answer) => {
    if (answer.answer === 'table') shown.push(answer.update)
    if (answer.answer === 'refused') throw new Error(answer.message)
  })
  const options: Options = { game: 'agricola', seats: against(players, 'random'), setup: { starting: 0 }, seed: 'back' }
  ask({ ask: 'manners', manners: { ...CALM, ...manners } })
  ask({ ask: 'new', of: 'back', options })
  const now = () => at(shown, shown.length - 1)
  return {
    now,
    ask,
    play: (...moves: string[]) => {
      for (const move of moves) ask({ ask: 'play', move, number: now().number })
    },
    /** Bots move until the person is asked again. */
    async untilAsked() {
      while (!now().decision) await vi.advanceTimersToNextTimerAsync()
    },
  }
}

const people = ({ view }: AnyUpdate) => ('spaces' in view ? view.spaces.flatMap(({ people: on }) => on) : [])

test('against bots, what they did after one’s own move is taken back with it, as long as nothing new came out', async () => {
  const { now, ask, play, untilAsked } = sitDown(3)
  play('day-laborer')
  await untilAsked()
  expect(people(now()).length).toBe(3)
  expect(now().canUndo).toBe(true)
  ask({ ask: 'undo' })
  expect(people(now())).toEqual([])
  expect(now()).toMatchObject({ canUndo: false, decision: { seat: 0, ask: 'place' } })
  // The record with it can be played again.
  const again = openStored(now().stored)
  if (isRefusal(again)) throw new Error(again.message)
  expect(again.local.game.view(again.history.state, 0)).toEqual(now().seen)
})

test('the whole turn is taken back with what bots did after it', async () => {
  const { now, ask, play, untilAsked } = sitDown(2)
  play('farmland', 'plow c2')
  await untilAsked()
  ask({ ask: 'reset' })
  expect(people(now())).toEqual([])
  play('farmland', 'plow c2')
  await untilAsked()
  ask({ ask: 'undo' })
  expect(now().decision?.ask).toBe('acts')
})

test('nothing is taken back past a new round', async () => {
  const { now, play, untilAsked } = sitDown(2)
  play('day-laborer')
  await untilAsked()
  const round = now().view.round
  play(at(now().moves, 0).text)
  await untilAsked()
  while (now().view.round === round) {
    play(at(now().moves, 0).text)
    await untilAsked()
  }
  expect(now().canUndo).toBe(false)
})

test('a move that ends the round waits a moment, in which it can be taken back', async () => {
  const { now, ask, play, untilAsked } = sitDown(1)
  play('day-laborer')
  await untilAsked()
  play('forest')
  expect(now()).toMatchObject({ held: true, canUndo: true, pending: { text: 'forest' }, view: { round: 1 } })
  // Nothing else is played meanwhile.
  play('fishing')
  expect(now()).toMatchObject({ pending: { text: 'forest' } })
  ask({ ask: 'undo' })
  expect(now()).toMatchObject({ held: false, pending: null, view: { round: 1 }, decision: { ask: 'place' } })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(now().view.round).toBe(1)
  play('fishing')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(now()).toMatchObject({ held: false, pending: null, view: { round: 2 }, canUndo: false })
})

test('whoever ends turns by hand ends the round by hand too, and nobody waits at an instant pace', async () => {
  const held = sitDown(1, { hold: true })
  held.play('day-laborer', 'forest')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(held.now()).toMatchObject({ held: true, view: { round: 1 } })
  held.ask({ ask: 'end-turn' })
  expect(held.now()).toMatchObject({ held: false, view: { round: 2 } })
  const instant = sitDown(1, { pace: 'instant' })
  instant.play('day-laborer', 'forest')
  expect(instant.now().view.round).toBe(2)
})
