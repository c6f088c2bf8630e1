import { expect, test } from 'vitest'
import en from '../texts/main.en.ts'
import fr from '../texts/main.fr.ts'
import { lastWords } from './words.ts'

test('the last move is told after the name, with the colon of each language', () => {
  const last = { number: 1, seat: 1, move: 'forest', events: ['a', 'b'] }
  const say = (event: string) => event
  expect(lastWords(last, ['Red', 'You'], en.ui.named, say)).toBe('You: a, b')
  expect(lastWords(last, ['Red', 'Vous'], fr.ui.named, say)).toBe('Vous\u00a0: a, b')
  expect(lastWords(undefined, ['Red'], en.ui.named, say)).toBeNull()
})
