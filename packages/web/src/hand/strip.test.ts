import { expect, test } from 'vitest'
import { stripOf } from './strip.ts'

test('fourteen cards in hand lie side by side, each as narrow as a card gets', () => {
  expect(stripOf(14, 0)).toEqual({ width: 88, form: 'hand', small: false })
})

test('a card that is played only changes sides: nothing changes its width', () => {
  for (const played of [2, 5, 9]) expect(stripOf(14 - played, played).width).toBe(stripOf(13, 1).width)
})

test('with few cards they are wide enough for all their words', () => {
  expect(stripOf(3, 4)).toMatchObject({ form: 'open', small: false })
  expect(stripOf(1, 0).width).toBeLessThanOrEqual(182)
})

test('more cards than places: those in play lie in two rows', () => {
  expect(stripOf(7, 12)).toMatchObject({ small: true })
  expect(stripOf(7, 12).width).toBeGreaterThan(88)
})
