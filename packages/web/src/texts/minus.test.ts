import { expect, test } from 'vitest'
import { minus } from './minus.ts'

test('points are printed with a real minus sign and with halves, alike in every language', () => {
  expect([3, 0, -4, 12.5, 0.5, -0.5, -1.5].map(minus)).toEqual(['3', '0', '−4', '12½', '½', '−½', '−1½'])
})
