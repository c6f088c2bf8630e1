import type { Outcome } from '@furrow/engine/core'
import { at } from '@furrow/engine/core'
import { expect, test } from 'vitest'
import { addCards, addFates, type CardTallies, estimateOf } from './card-tally.ts'
import { estimate } from './confidence.ts'

const outcome = (...totals: number[]): Outcome => ({
  seats: totals.map((total, seat) => ({
    seat,
    total,
    rank: 1 + totals.filter((other) => other > total).length,
    tiebreak: 0,
    lines: [],
  })),
})

const tallied = (...games: [Outcome, number | null][]): CardTallies => {
  const cards: CardTallies = new Map()
  for (const [result, round] of games) addFates(cards, [{ card: 'spade', seat: 0, round }], result)
  return cards
}

test('points count against the mean of the table, wins against a fair share', () => {
  const spade = at([...tallied([outcome(40, 30), 3], [outcome(30, 36), 5], [outcome(35, 35), null]).values()], 0)
  expect(spade.rounds).toMatchObject({ n: 2, sum: 8 })
  // 40 is 5 above the mean of 35, 30 is 3 below that of 33, 35 is just the mean.
  expect(estimateOf(spade.held.points)).toEqual(estimate([5, -3, 0]))
  expect(estimateOf(spade.played.points)).toEqual(estimate([5, -3]))
  expect(estimateOf(spade.held.wins).mean).toBeCloseTo((0.5 - 0.5 + 0) / 3)
})

test('games can be counted in parts', () => {
  const parts = tallied([outcome(40, 30), 3])
  addCards(parts, tallied([outcome(30, 36), 5], [outcome(35, 35), null]))
  expect(parts).toEqual(tallied([outcome(40, 30), 3], [outcome(30, 36), 5], [outcome(35, 35), null]))
})
