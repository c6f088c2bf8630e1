import { expect, test } from 'vitest'
import { sentences } from './sentences.ts'

test('sentences and scraps have one full stop between them', () => {
  expect(sentences(['Grain Seeds', 'Take 1 grain.', '', undefined, false, 'Worth a look'])).toBe(
    'Grain Seeds. Take 1 grain. Worth a look',
  )
})
