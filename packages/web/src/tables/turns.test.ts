import type { TableEntry } from '@furrow/server/client'
import { expect, test } from 'vitest'
import onlineEn from '../texts/online.en.ts'
import onlineFr from '../texts/online.fr.ts'
import { messageOf, news, titleOf, untilNext } from './turns.ts'

const table = (id: string, yourTurn: boolean): TableEntry => ({
  id,
  code: '',
  game: 'agricola',
  rules: 1,
  setup: {},
  known: [],
  seed: null,
  status: 'playing',
  public: false,
  suggestions: false,
  undo: true,
  pace: { kind: 'free' },
  seats: [
    { kind: 'person', name: 'Red', me: true, bot: null },
    { kind: 'person', name: 'Blue', me: false, bot: null },
    { kind: 'bot', name: 'Carex', level: 'farmer' },
  ],
  host: true,
  seat: 0,
  invite: null,
  created: 0,
  changed: 0,
  started: 0,
  finished: null,
  result: null,
  rematch: null,
  yourTurn,
})

test('news is what was not my turn before, and nothing when one has only just come', () => {
  const before = [table('a', true), table('b', false)]
  const now = [table('a', true), table('b', true), table('c', true)]
  expect(news(null, now)).toEqual([])
  expect(news(before, now).map(({ id }) => id)).toEqual(['b', 'c'])
  expect(news(now, before)).toEqual([])
  expect(news(before, before)).toEqual([])
})

test('the title says in both languages that somebody waits', () => {
  const [en, fr] = [onlineEn, onlineFr]
  expect(titleOf(en, 'Furrow', 0)).toBe('Furrow')
  expect(titleOf(en, 'Furrow', 1)).toBe('● Your turn – Furrow')
  expect(titleOf(en, 'Furrow', 2)).toBe('● Your turn in 2 games – Furrow')
  expect(titleOf(fr, 'Furrow', 1)).toBe('● À vous de jouer – Furrow')
})

test('a message names the game and those who wait', () => {
  expect(messageOf(onlineEn, table('a', true))).toEqual({
    title: 'Your turn',
    body: 'Agricola with Blue, Carex.',
  })
  expect(messageOf(onlineFr, { ...table('a', true), game: 'express', seats: [] }).body).toBe('Express vous attend.')
})

test('a page in the background asks less often', () => {
  expect(untilNext(true)).toBeGreaterThan(untilNext(false))
})
