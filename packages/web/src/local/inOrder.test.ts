import { agricola } from '@furrow/engine/agricola'
import { expect, test, vi } from 'vitest'
import { usualGame } from '../contract/options.ts'
import type { Answer, Ask } from './messages.ts'

const NEW: Ask = { ask: 'new', of: 'one', options: usualGame(2, 'random', 'order') }
const VIEW = { viewer: 0, state: null, occupations: [] }
const PLAY: Ask = { ask: 'play', move: 'forest', number: 0 }

/** Everything that is heard, in order, on a page that has loaded no game yet. */
async function listening(fails?: Ask) {
  vi.resetModules()
  const { inOrder } = await import('./inOrder.ts')
  const heard: Ask[] = []
  const posted: Answer[] = []
  const done = Promise.withResolvers<void>()
  const ask = inOrder(
    (each) => {
      if (each === fails) throw new Error('No.')
      heard.push(each)
      if (each.ask === 'leave') done.resolve()
    },
    (answer) => posted.push(answer),
  )
  return { ask, heard, posted, done: done.promise }
}

test('what is asked while a game is still loading is heard after it, in order; then everything at once', async () => {
  const { ask, heard, done } = await listening()
  ask(NEW)
  ask(PLAY)
  expect(heard).toEqual([])
  ask({ ask: 'leave' })
  await done
  expect(heard.map((each) => each.ask)).toEqual(['new', 'play', 'leave'])
  await Promise.resolve()
  ask(PLAY)
  expect(heard).toHaveLength(4)
})

test('a question that fails after loading is answered, and does not hold up the next', async () => {
  const bad: Ask = { ask: 'chapters', id: 7, game: 'express', log: [], seat: 0 }
  const { ask, heard, posted, done } = await listening(bad)
  ask(bad)
  ask({ ask: 'leave' })
  await done
  expect(posted).toEqual([{ answer: 'failed', id: 7, why: 'Error: No.' }])
  expect(heard).toHaveLength(1)
})

test('what is asked about a table elsewhere waits for its game, also if it is the first thing that is asked', async () => {
  const { ask, heard, done } = await listening()
  ask({ ask: 'whole', id: 1, at: { game: 'agricola', rules: agricola.rules, view: VIEW } })
  ask({ ask: 'leave' })
  expect(heard).toEqual([])
  await done
  expect(heard.map((each) => each.ask)).toEqual(['whole', 'leave'])
})
