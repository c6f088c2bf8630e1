import { expect, test } from 'vitest'
import { tonesFor } from './sound.ts'

test('few tones for what happened, and two more when it is your turn', () => {
  const placed = { event: 'placed', seat: 0, space: 'forest' } as const
  expect(tonesFor([placed], false)).toHaveLength(1)
  expect(tonesFor([placed], true)).toHaveLength(3)
  expect(tonesFor([], false)).toEqual([])
  expect(tonesFor([placed, { event: 'over' }], false)).toHaveLength(4)
})
