import { botsOf } from '@furrow/bots'
import { expect, test } from 'vitest'
import { levelsOf } from './levels.ts'

test.each(['agricola', 'express'])('%s: the levels offered are the bots there are, the strongest first', (game) => {
  expect(levelsOf(game)).toEqual([...botsOf(game)].reverse())
})
