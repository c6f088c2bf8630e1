import { agricola } from '@furrow/engine/agricola'
import { isRefusal } from '@furrow/engine/core'
import { expect, test } from 'vitest'
import { at } from '../contract/at.ts'
import type { Update } from '../contract/update.ts'
import { gainsOf, type Kept, keptAfter, NOTHING_KEPT } from './gains.ts'

/** What is kept after each of these moves, told with the whole log every time. */
function keptThrough(...moves: [seat: number, move: string][]): Kept[] {
  const setup = agricola.setup({ players: 2, starting: 0 })
  if (isRefusal(setup)) throw new Error(setup.message)
  let state = agricola.start(setup, 'gains')
  const log: Update['log'][number][] = []
  const told = (kept: Kept) =>
    // What is read of an update.
    keptAfter(kept, { number: log.length, view: agricola.view(state, 0).table, log: [...log] } as unknown as Update)
  const all = [told(NOTHING_KEPT)]
  for (const [seat, text] of moves) {
    const move = agricola.parse(state, seat, text)
    if (isRefusal(move)) throw new Error(move.message)
    const after = agricola.play(state, seat, move)
    state = after.state
    log.push({ number: log.length + 1, seat, move: text, events: after.events })
    all.push(told(at(all, all.length - 1)))
  }
  return all
}

const changed = (kept: Kept, seat: number) => [...gainsOf(kept, seat)].filter(([, points]) => points !== 0)

test('what a turn brought stays to be seen until the next turn of the seat', () => {
  const all = keptThrough([0, 'farmland'], [0, 'plow c2'], [1, 'forest'], [0, 'day-laborer'])
  expect(changed(at(all, 1), 0)).toEqual([])
  expect(changed(at(all, 2), 0)).toEqual([['unused', 1]])
  expect(changed(at(all, 3), 0)).toEqual([['unused', 1]])
  expect(changed(at(all, 4), 0)).toEqual([])
})
