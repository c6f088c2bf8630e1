import { botsOf } from '@furrow/bots'
import { expect, test } from 'vitest'
import english from '../texts/online.en.ts'
import french from '../texts/online.fr.ts'
import { gentlestOf, levelsOf } from './levels.ts'

test.each(['agricola', 'express'])('%s: the levels offered are bots there are, the strongest first', (game) => {
  const levels = levelsOf(game)
  expect(levels.length).toBeGreaterThanOrEqual(3)
  // The bot `random` plays for tests and counts; nobody would choose it.
  expect([...levels].reverse()).toEqual(botsOf(game).filter((bot) => bot !== 'random'))
  expect(gentlestOf(game)).toBe(levels.at(-1))
})

test.each([
  ['English', english],
  ['French', french],
] as const)('%s: each has a name and a line of its own', (_language, { levels, likes }) => {
  const offered = new Set(['agricola', 'express'].flatMap(levelsOf))
  for (const level of offered) {
    expect(Object.hasOwn(levels, level) && Object.hasOwn(likes, level)).toBe(true)
  }
  expect(new Set(Object.values(levels)).size).toBe(Object.keys(levels).length)
  expect(new Set(Object.values(likes)).size).toBe(Object.keys(likes).length)
})
