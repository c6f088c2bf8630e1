import type { Described } from '@furrow/engine/core'
import { expect, test } from 'vitest'
import { growth, pastureMove, targetsOf } from './targets.ts'

test('moves light up where they are', () => {
  const targets = targetsOf([
    { text: 'forest', verb: 'place', space: 'forest' },
    { text: 'plow c2', verb: 'plow', cell: 'c2' },
    { text: 'sow grain c1', verb: 'sow', goods: { grain: 1 }, cell: 'c1' },
    { text: 'sow vegetable c1', verb: 'sow', goods: { vegetable: 1 }, cell: 'c1' },
    { text: 'sow grain some-card', verb: 'sow', goods: { grain: 1 }, card: 'some-card' },
    { text: 'build well', verb: 'build', card: 'well' },
    { text: 'bake 2', verb: 'bake', count: 2 },
    { text: 'done', verb: 'done' },
  ])
  expect(targets.spaces.get('forest')).toBe('forest')
  expect(targets.tools).toEqual(['plow', 'sow grain', 'sow vegetable'])
  expect(targets.cells.get('sow vegetable')?.get('c1')?.text).toBe('sow vegetable c1')
  expect(targets.cards.get('well')?.map(({ text }) => text)).toEqual(['build well'])
  expect(targets.buttons.map(({ text }) => text)).toEqual(['sow grain some-card', 'bake 2', 'done'])
})

const fence = (...cells: string[]): Described => ({ text: `fence ${cells.join('+')}`, verb: 'fence', cells })

test('a pasture is composed space by space', () => {
  const targets = targetsOf([fence('b1'), fence('b1', 'c1'), fence('e3')])
  expect(growth(targets, new Set())).toEqual(new Set(['b1', 'c1', 'e3']))
  expect(growth(targets, new Set(['b1']))).toEqual(new Set(['b1', 'c1']))
  expect(pastureMove(targets, new Set(['c1', 'b1']))).toBe('fence b1+c1')
  expect(pastureMove(targets, new Set(['c1']))).toBeUndefined()
})
