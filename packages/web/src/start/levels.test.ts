import { botNames } from '@furrow/bots'
import { expect, test } from 'vitest'
import { LEVELS } from './levels.ts'

test('every level that is offered is a bot', () => {
  for (const level of LEVELS) expect(botNames).toContain(level)
})
