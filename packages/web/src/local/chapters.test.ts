import { expect, test } from 'vitest'
import { chaptersOf } from './chapters.ts'
import { knownGame, loadGame } from './games.ts'

await Promise.all(['agricola', 'express'].map(loadGame))
const farm = knownGame('agricola')
const dice = knownGame('express')

const move = (number: number, seat: number, ...events: string[]) => ({
  number,
  seat,
  move: `m${number}`,
  events: events.map((event) => ({ event })),
})

test('a turn begins where somebody was placed', () => {
  const log = [
    move(2, 0, 'placed'),
    move(3, 1, 'placed'),
    move(4, 1, 'placed'),
    move(5, 1, 'paid'),
    move(6, 1, 'built'),
  ]
  expect(chaptersOf(farm, log, 1).turn).toBe(4)
  expect(chaptersOf(farm, log, 0).turn).toBeNull()
})

test('it is not taken back past what has come to light', () => {
  const log = [move(2, 0, 'placed'), move(3, 0, 'placed', 'round'), move(4, 0, 'paid')]
  expect(chaptersOf(farm, log, 0)).toEqual({ turn: 4, rounds: [0, 2], harvests: [] })
  expect(chaptersOf(dice, [move(2, 0, 'rolled'), move(3, 0, 'took')], 0).turn).toBe(3)
  expect(chaptersOf(dice, [move(2, 0, 'rolled')], 0).turn).toBeNull()
})

test('harvests are marked where they begin, in both games', () => {
  const harvest = { ...move(3, 0), events: [{ event: 'phase', phase: 'field' }] }
  expect(chaptersOf(farm, [move(2, 0, 'placed'), harvest, move(4, 0, 'fed')], 0).harvests).toEqual([2])
  expect(chaptersOf(dice, [move(2, 0, 'took', 'harvest')], 0).harvests).toEqual([1])
})
