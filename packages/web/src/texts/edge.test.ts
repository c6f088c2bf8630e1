import { expect, test } from 'vitest'
import { edgeOf } from './edge.ts'

test.each([
  [['a0', 'b0'], 'above', ['a1', 'b1']],
  [['d4', 'e4'], 'below', ['d3', 'e3']],
  [['z1', 'z2'], 'left', ['a1', 'a2']],
  [['f2', 'f3'], 'right', ['e2', 'e3']],
])('M050: spaces at %s lie %s %s', (cells, side, beside) => {
  expect(edgeOf(cells)).toEqual({ side, beside })
})

test('spaces at another extension have only their own names', () => {
  expect(edgeOf(['c-1', 'd-1'])).toBeNull()
  expect(edgeOf(['c2', 'd2'])).toBeNull()
})
