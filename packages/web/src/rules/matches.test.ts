import { expect, test } from 'vitest'
import { matches } from './matches.ts'

test('words are found in any order, without case, accents or soft hyphens', () => {
  expect(matches('Forêt : prenez tout le bois', 'BOIS foret')).toBe(true)
  expect(matches('Basket\u00admaker’s Workshop', 'basketmaker')).toBe(true)
  expect(matches('Marché aux bœufs', 'boeuf')).toBe(true)
  expect(matches('Marché aux bœufs', 'bœufs')).toBe(true)
  expect(matches('Well', 'oven')).toBe(false)
  expect(matches('Well', '')).toBe(true)
})
