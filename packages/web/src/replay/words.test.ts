import { expect, test } from 'vitest'
import en from '../texts/main.en.ts'
import fr from '../texts/main.fr.ts'
import { lastWords } from './words.ts'

const word = ({ what }: { what: string }) => what
const own = (what: string) => ({ what, seat: 1 })

test('the last move is told in a sentence, and what came after it in another', () => {
  const last = { number: 1, seat: 1, move: 'forest', events: [own('a'), own('b'), own('c'), { what: 'Round 2' }] }
  expect(lastWords(last, ['Red', 'You'], en.ui.tell, word)).toBe('You a, b and c. Round 2.')
  expect(lastWords(last, ['Red', 'Vous'], fr.ui.tell, word)).toBe('Vous a, b et c. Round 2.')
  expect(lastWords(undefined, ['Red'], en.ui.tell, word)).toBeNull()
})

test('a move of which nothing is told but the next round says so', () => {
  const last = { number: 1, seat: 0, move: 'feed', events: [{ what: 'Round 2' }, own('b')] }
  expect(lastWords(last, ['Red'], en.ui.tell, word)).toBe('Round 2.')
})
