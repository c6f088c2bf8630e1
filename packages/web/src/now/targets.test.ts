import { expect, test } from 'vitest'
import { growth, pastureMove, targetsOf } from './targets.ts'

test('moves light up where they are', () => {
  const targets = targetsOf(['forest', 'plow c2', 'sow grain c1', 'sow vegetable c1', 'build well', 'bake 2', 'done'])
  expect(targets.spaces.get('forest')).toBe('forest')
  expect(targets.tools).toEqual(['plow', 'sow grain', 'sow vegetable'])
  expect(targets.cells.get('sow vegetable')?.get('c1')).toBe('sow vegetable c1')
  expect(targets.cards.get('well')).toEqual(['build well'])
  expect(targets.buttons).toEqual(['bake 2', 'done'])
})

test('a pasture is composed space by space', () => {
  const targets = targetsOf(['fence b1', 'fence b1+c1', 'fence e3'])
  expect(growth(targets, new Set())).toEqual(new Set(['b1', 'c1', 'e3']))
  expect(growth(targets, new Set(['b1']))).toEqual(new Set(['b1', 'c1']))
  expect(pastureMove(targets, new Set(['c1', 'b1']))).toBe('fence b1+c1')
  expect(pastureMove(targets, new Set(['c1']))).toBeUndefined()
})
