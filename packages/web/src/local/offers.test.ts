import { isRefusal, questionFor } from '@furrow/engine/core'
import { express } from '@furrow/engine/express'
import { expect, test } from 'vitest'
import { at } from '../contract/at.ts'
import type { Offers } from '../contract/offer.ts'
import { offersOf } from './offers.ts'

function rolled() {
  const setup = express.setup({ players: 1 })
  if (isRefusal(setup)) throw new Error(setup.message)
  const start = express.start(setup, 'oats')
  return { start, state: express.play(start, 0, at(express.moves(start, 0), 0)).state }
}

function offersAt(state: ReturnType<typeof rolled>['state']): Offers {
  const question = questionFor(express, state, 0)
  if (!question) throw new Error('Nobody is asked.')
  return offersOf(express.view(state, 0), 0, question)
}

test('an offer never tells what a roll brings', () => {
  expect(offersAt(rolled().start).moves).toEqual([
    {
      move: { text: 'roll', verb: 'roll' },
      dice: [],
      by: null,
      gain: {},
      cost: {},
      paid: [],
      choice: false,
      points: 0,
    },
  ])
})

test('an offer tells dice, gain, cost and points', () => {
  const { moves } = offersAt(rolled().state)
  const taking = moves.filter(({ move }) => move.verb === 'take' && move.dice?.length === 1)
  expect(taking.length).toBeGreaterThan(0)
  for (const { move, dice, gain, cost } of taking) {
    expect(move.dice).toEqual(dice)
    expect(Object.values(gain).length, move.text).toBeGreaterThan(0)
    expect(cost).toEqual({})
  }
  expect(moves.every(({ dice }) => dice.length > 0)).toBe(true)
})

test('a move that is none gives no offer', () => {
  const dance = { text: 'dance', verb: 'dance' }
  expect(offersOf(express.view(rolled().state, 0), 0, { moves: [dance], extras: [] }).moves).toEqual([])
})

test('where a payment is asked for, it is said what is paid for', () => {
  let { state } = rolled()
  for (let i = 0; i < 400 && express.decisions(state)[0]?.ask !== 'pay'; i++) {
    const moves = express.moves(state, 0)
    const build = moves.find(({ verb }) => verb === 'learn' || verb === 'build' || verb === 'rooms')
    state = express.play(state, 0, build ?? at(moves, 0)).state
  }
  const [asked] = express.decisions(state)
  expect(asked?.ask).toBe('pay')
  expect(offersAt(state).paying?.text).toBe(asked?.about)
})
