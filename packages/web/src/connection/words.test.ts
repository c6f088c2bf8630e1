import { readFileSync } from 'node:fs'
import { botsOf } from '@furrow/bots'
import { ServerRefusal, type TableInfo } from '@furrow/server/client'
import { expect, test } from 'vitest'
import { LANGUAGES, wordsIn } from '../texts/languages.ts'
import onlineEn from '../texts/online.en.ts'
import onlineFr from '../texts/online.fr.ts'
import type { OnlineTexts } from '../texts/subjects.ts'
import { isRefused, knownTexts, optionTexts, paceText, troubleText } from './words.ts'

const SPOKEN = await Promise.all(
  LANGUAGES.map(async (language): Promise<[string, OnlineTexts]> => [language, await wordsIn('online', language)]),
)

const isTable = (text: unknown): text is { [key: string]: unknown } => typeof text === 'object' && text !== null

/** Every key with the kind of text that it has. */
const shape = (texts: unknown, at = ''): string[] =>
  isTable(texts)
    ? Object.entries(texts).flatMap(([key, text]) => shape(text, `${at}.${key}`))
    : [`${at} ${typeof texts}`]

const said = (texts: unknown): string[] => {
  if (isTable(texts)) return Object.values(texts).flatMap(said)
  return [String(typeof texts === 'function' ? texts(2, 3, 4) : texts)]
}

test('both languages have the same keys, and words everywhere', () => {
  expect(shape(onlineFr)).toEqual(shape(onlineEn))
  for (const [, texts] of SPOKEN) for (const text of said(texts)) expect(text).not.toMatch(/undefined|NaN|^$/)
})

test('French does not break before a colon or a question mark', () => {
  for (const text of said(onlineFr)) expect(text).not.toMatch(/ [:;!?»]/)
})

test.each(SPOKEN)('%s: every code of the server has a sentence', (_, texts) => {
  const api = readFileSync(new URL('../../../../docs/API.md', import.meta.url), 'utf8')
  const section = api.slice(api.indexOf('## Refusals'), api.indexOf('## Tables'))
  const codes = section.split('\n').flatMap((line) => {
    const [, cell = '', status] = line.split('|')
    return /^ \d{3} $/.test(status ?? '') ? [...cell.matchAll(/`([a-z-]+)`/g)].map(([, code]) => code) : []
  })
  expect(codes.length).toBeGreaterThan(15)
  expect(codes.sort()).toEqual(Object.keys(texts.refused).sort())
})

test('a refusal is said in the words of the place, else of its code, else of the server', () => {
  const texts = onlineFr
  const taken = new ServerRefusal('taken', 'Somebody sits there.', 409)
  expect(troubleText(texts, taken, { taken: texts.nameTaken })).toBe('Ce nom est déjà pris.')
  expect(troubleText(texts, taken)).toBe('Quelqu’un d’autre a été plus rapide.')
  expect(troubleText(texts, new ServerRefusal('new-code', 'A sentence.', 400))).toBe('A sentence.')
  expect(troubleText(texts, new TypeError('Failed to fetch'))).toBe(texts.unreachable)
  expect(isRefused(taken, 'not-found', 'taken')).toBe(true)
  expect(isRefused(new TypeError('Failed to fetch'), 'not-found')).toBe(false)
})

test.each(SPOKEN)('%s: every bot level has a word', (_, texts) => {
  for (const game of ['agricola', 'express'])
    for (const level of botsOf(game)) expect(texts.levels).toHaveProperty(level)
})

test.each(SPOKEN)('%s: what some know before the game is said before anybody sits down', (_, texts) => {
  const table = (known: TableInfo['known']) => ({ known }) as unknown as TableInfo // what of a table is looked at
  expect(knownTexts(texts, table([]))).toEqual([])
  expect(new Set(knownTexts(texts, table(['game', 'hands']))).size).toBe(2)
  const hands = {
    game: 'agricola',
    setup: { cards: 'given' },
    seats: [],
    pace: { kind: 'free' },
  } as unknown as TableInfo // the same
  expect(optionTexts(texts, hands)).toContain(texts.setup.given)
})

test('clocks and options are said in words', () => {
  const en = onlineEn
  expect(paceText(en, { kind: 'live', seconds: 900, extra: 10 })).toBe('15 minutes each, 10 s more after every move')
  expect(paceText(en, { kind: 'live', seconds: 90, extra: 0 })).toBe('90 seconds each')
  expect(paceText(onlineFr, { kind: 'days', days: 1 })).toBe('1 jour par tour')
  const info = {
    game: 'agricola',
    setup: { players: 3, cards: 'dealt', tile: true, order: null, starting: 1 },
    seats: [{ kind: 'person', name: 'Red', me: true, bot: null }, { kind: 'open' }, { kind: 'open' }],
    pace: { kind: 'free' },
    public: true,
    undo: true,
    known: ['game'],
  } as unknown as TableInfo // what of a table is looked at
  expect(optionTexts(en, info)).toEqual([
    '3 players',
    'With hand cards',
    'With the additional actions tile',
    'Seat 2 begins',
    'No clock',
    'Public table',
  ])
  const strict = optionTexts(en, { ...info, undo: false, suggestions: true })
  expect(strict).toContain('Moves are not taken back')
  expect(strict).toContain('Stars mark what is worth a look')
  const drafted = { cards: 'dealt', deal: 'draft-8', mulligan: 'hand', promos: true, without: ['basket'] }
  expect(optionTexts(en, { ...info, setup: drafted }).slice(1, -2)).toEqual([
    'With hand cards',
    'Cards are drafted, 8 of each kind',
    'Cards may be exchanged before round 1',
    'With promo cards',
    '1 card left out',
  ])
  expect(optionTexts(en, { ...info, game: 'express', setup: { players: 3 } })).toEqual([
    '3 players',
    'No clock',
    'Public table',
  ])
})
