import { expect, test } from 'vitest'
import { earlier, taken, usualSeats } from './seats.ts'

test('free seats fall away, people keep their names, bots get theirs', () => {
  expect(taken(usualSeats('farmer'))).toEqual([{ name: '' }, { name: 'Avena', bot: 'farmer' }])
  const sitting = [
    { who: 'random', name: '' },
    { who: 'nobody', name: 'x' },
    { who: 'person', name: ' Marigold ' },
    { who: 'farmer', name: '' },
  ]
  expect(taken(sitting)).toEqual([
    { name: 'Avena', bot: 'random' },
    { name: 'Marigold' },
    { name: 'Bellis', bot: 'farmer' },
  ])
})

test('a round card moves up inside its stage', () => {
  expect(earlier(['a', 'b', 'c'], 'c')).toEqual(['a', 'c', 'b'])
  expect(earlier(['a', 'b'], 'a')).toEqual(['a', 'b'])
})
