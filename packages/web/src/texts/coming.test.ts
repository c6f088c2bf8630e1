import { expect, test } from 'vitest'
import { coming } from './coming.ts'
import { wordsIn } from './languages.ts'

test('what comes stays a promise, and tells React when it is there', async () => {
  const cards = coming(Promise.resolve('the cards'))
  expect(cards).not.toHaveProperty('status')
  await cards
  expect(cards).toMatchObject({ status: 'fulfilled', value: 'the cards' })
})

test('words that were waited for are the same promise in every try to show them', async () => {
  const words = wordsIn('express', 'fr')
  expect(words).toBeInstanceOf(Promise)
  await words
  expect(wordsIn('express', 'fr')).toBe(words)
  expect(words).toMatchObject({ status: 'fulfilled' })
})

test('what does not come is told to whoever waits for it', async () => {
  await expect(coming(Promise.reject(new Error('away')))).rejects.toThrow('away')
})
