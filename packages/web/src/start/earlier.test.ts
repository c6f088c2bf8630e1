import { expect, test } from 'vitest'
import { earlier, later } from './earlier.ts'

test('a round card moves up and down inside its stage', () => {
  expect(earlier(['a', 'b', 'c'], 'c')).toEqual(['a', 'c', 'b'])
  expect(earlier(['a', 'b'], 'a')).toEqual(['a', 'b'])
  expect(later(['a', 'b', 'c'], 'a')).toEqual(['b', 'a', 'c'])
  expect(later(['a', 'b'], 'b')).toEqual(['a', 'b'])
})
