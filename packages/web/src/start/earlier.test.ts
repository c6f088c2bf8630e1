import { expect, test } from 'vitest'
import { earlier } from './earlier.ts'

test('a round card moves up inside its stage', () => {
  expect(earlier(['a', 'b', 'c'], 'c')).toEqual(['a', 'c', 'b'])
  expect(earlier(['a', 'b'], 'a')).toEqual(['a', 'b'])
})
