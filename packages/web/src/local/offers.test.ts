import { express, isRefusal } from '@furrow/engine'
import { expect, test } from 'vitest'
import { at } from '../contract/at.ts'
import { offersOf } from './offers.ts'

function rolled() {
  const setup = express.setup({ players: 1 })
  if (isRefusal(setup)) throw new Error(setup.message)
  const start = express.start(setup, 'oats')
  return { start, state: express.play(start, 0, at(express.moves(start, 0), 0)).state }
}

const offersAt = (state: ReturnType<typeof rolled>['state']) =>
  offersOf(
    express.view(state, 0),
    0,
    express.moves(state, 0).map((move) => express.print(state, move)),
  )

test('an offer never tells what a roll brings', () => {
  expect(offersAt(rolled().start)).toEqual([
    { move: 'roll', dice: [], by: null, gain: {}, cost: {}, paid: [], choice: false, points: 0 },
  ])
})

test('an offer tells dice, gain, cost and points', () => {
  const offers = offersAt(rolled().state)
  const taking = offers.filter(({ move }) => /^take \w+$/.test(move))
  expect(taking.length).toBeGreaterThan(0)
  for (const { move, dice, gain, cost } of taking) {
    expect(move).toBe(`take ${dice[0]}`)
    expect(Object.values(gain).length, move).toBeGreaterThan(0)
    expect(cost).toEqual({})
  }
  expect(offers.every(({ dice }) => dice.length > 0)).toBe(true)
})

test('a move that is none gives no offer', () => {
  expect(offersOf(express.view(rolled().state, 0), 0, ['dance'])).toEqual([])
})
