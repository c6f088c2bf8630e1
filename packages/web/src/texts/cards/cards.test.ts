import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { at } from '../../contract/at.ts'
import { moorActions as actionsEn, moorSpaces as spacesEn, moorWords as wordsEn } from '../moor-actions.en.ts'
import { moorActions as actionsFr, moorSpaces as spacesFr, moorWords as wordsFr } from '../moor-actions.fr.ts'
import { moorMajors as majorsEn } from '../moor-majors.en.ts'
import { moorMajors as majorsFr } from '../moor-majors.fr.ts'
import type { Entry } from '../shape.ts'
import baseEn from './base.en.ts'
import baseFr from './base.fr.ts'
import fiveSixEn from './five-six.en.ts'
import fiveSixFr from './five-six.fr.ts'
import moorEn from './moor.en.ts'
import moorFr from './moor.fr.ts'
import promoEn from './promo.en.ts'
import promoFr from './promo.fr.ts'
import { type CardTexts, LONGEST_TEXT } from './shape.ts'

type Amounts = Readonly<Record<string, number>>

/** A row of fixtures/cards.json: what is printed on a card besides its text. */
interface Printed {
  id: string
  name: string
  deck: 'base' | 'five-six' | 'promo' | 'moor'
  kind: 'minor' | 'occupation' | 'major'
  cost: Amounts
  /** On top of the price, for each person in the family. */
  costPerPerson?: Amounts
  /** A card to hand in as the price. */
  costCard?: string
  /** Cards of which one may be handed in instead of the price. */
  orCards?: string[]
  needs: Readonly<Record<string, unknown>>
  points: number
  /** The fewest players with whom it is dealt. */
  players: number
  travels?: true
  lone?: true
}

const PRINTED: Printed[] = JSON.parse(
  readFileSync(new URL('../../../../../fixtures/cards.json', import.meta.url), 'utf8'),
)

const DECKS: [deck: string, count: number, en: CardTexts, fr: CardTexts][] = [
  ['base', 96, baseEn, baseFr],
  ['five-six', 48, fiveSixEn, fiveSixFr],
  ['promo', 4, promoEn, promoFr],
  ['moor', 117, moorEn, moorFr],
  ['moor majors', 14, majorsEn, majorsFr],
  ['moor actions', 8, { ...actionsEn, ...spacesEn }, { ...actionsFr, ...spacesFr }],
]

/** Spelled alike in both languages; every other English word in a French text is one left behind. */
const ALIKE = new Set(
  `accumulation action actions administration amateur animal bonus border broch case cases commerce conditions extension
  face four grain hora idiot lasso niche parents part phase place placement plan point points pot routine six village
  visible whisky`.split(/\s+/),
)

const words = ({ name, does }: Entry): string[] => `${name} ${does}`.toLowerCase().match(/\p{L}{3,}/gu) ?? []
const numbers = ({ does }: Entry): string[] => [...new Set(does.match(/\d+/g))].sort()
const english = new Set(DECKS.flatMap(([, , en]) => Object.values(en).flatMap(words)))

/** The cards of which something is wrong, with what it is. */
const found = (texts: CardTexts, wrong: (entry: Entry, name: string) => unknown): unknown[] =>
  Object.entries(texts).flatMap(([name, entry]) => {
    const what = wrong(entry, name)
    return what === undefined || what === false ? [] : [[name, what]]
  })

describe.each(DECKS)('%s', (deck, count, en, fr) => {
  test('both languages have the same cards, in the same order', () => {
    expect(Object.keys(fr)).toEqual(Object.keys(en))
    expect(Object.keys(en)).toHaveLength(count)
  })

  test('every text has words, and fits on a card', () => {
    for (const texts of [en, fr]) {
      expect(found(texts, ({ name, does }) => !name || !/[.]$/.test(does))).toEqual([])
      expect(found(texts, ({ does }) => does.length > LONGEST_TEXT && does.length)).toEqual([])
    }
  })

  test('both languages tell the same figures', () => {
    const other = (name: string) => numbers(at(fr, name))
    expect(found(en, (entry, name) => numbers(entry).join() !== other(name).join() && other(name))).toEqual([])
  })

  test('no English word is left in French', () => {
    expect(found(fr, (entry) => words(entry).find((word) => english.has(word) && !ALIKE.has(word)))).toEqual([])
  })

  test('French has a plain space before : ; ? !, which the page binds, and typographic apostrophes', () => {
    expect(found(fr, ({ name, does }) => `${name} ${does}`.match(/\S[:;?!]|['\u00a0\u202f]/)?.[0])).toEqual([])
    expect(found(en, ({ name, does }) => `${name} ${does}`.match(/ [:;?!]|'/)?.[0])).toEqual([])
  })

  test('cards that travel say so, and only those', () => {
    const travels = new Set(PRINTED.filter((card) => card.travels).map(({ name }) => name))
    // This one goes on at a harvest, not when it is played.
    if (deck === 'moor') travels.add('savings-deposit')
    expect(found(en, ({ does }, name) => /left neighbour\.$/.test(does) !== travels.has(name))).toEqual([])
    expect(found(fr, ({ does }, name) => /voisin de gauche\.$/.test(does) !== travels.has(name))).toEqual([])
  })
})

test('the table of printed cards has all of them, each once', () => {
  const counts: Record<string, number> = {}
  for (const { deck, kind } of PRINTED) counts[`${deck} ${kind}`] = (counts[`${deck} ${kind}`] ?? 0) + 1
  expect(counts).toEqual({
    'base minor': 48,
    'base occupation': 48,
    'five-six occupation': 48,
    'promo minor': 4,
    'moor minor': 117,
    'moor major': 14,
  })
  expect(new Set(PRINTED.map(({ id }) => id)).size).toBe(PRINTED.length)
  expect(new Set(PRINTED.map(({ name }) => name)).size).toBe(PRINTED.length)
})

test('prices and conditions in the table use words that are known', () => {
  const goods = 'wood clay reed stone food fuel grain vegetable sheep boar cattle horse'.split(' ')
  const needs =
    'occupations planted house noUnusedSpace goods personOn animals improvements majors forests moors fields pastures stables rooms round minorsInHand anyOf'.split(
      ' ',
    )
  for (const card of PRINTED) {
    const paid = [...Object.keys(card.cost), ...Object.keys(card.costPerPerson ?? {})]
    expect(
      paid.filter((good) => !goods.includes(good)),
      card.name,
    ).toEqual([])
    expect(
      Object.keys(card.needs).filter((need) => !needs.includes(need)),
      card.name,
    ).toEqual([])
  }
})

test('every printed card has its text in the file of its deck, and no text is of a card that does not exist', () => {
  const printed = (deck: string, majors: boolean) =>
    PRINTED.filter((card) => card.deck === deck && (card.kind === 'major') === majors).map(({ name }) => name)
  expect(Object.keys(baseEn)).toEqual(printed('base', false))
  expect(Object.keys(fiveSixEn)).toEqual(printed('five-six', false))
  expect(Object.keys(promoEn)).toEqual(printed('promo', false))
  expect(Object.keys(moorEn)).toEqual(printed('moor', false))
  expect(Object.keys(majorsEn)).toEqual(printed('moor', true))
})

test.each([
  ['English', DECKS.map(([, , en]) => en)],
  ['French', DECKS.map(([, , , fr]) => fr)],
])('%s: no two cards are called the same, save copies of one', (_, decks) => {
  const names = new Map<string, Entry>()
  for (const entry of decks.flatMap((texts) => Object.values(texts))) {
    const other = names.get(entry.name)
    expect(other === undefined || other === entry, entry.name).toBe(true)
    names.set(entry.name, entry)
  }
})

test('words that count agree in number', () => {
  expect([wordsEn.willBeIll(1), wordsEn.willBeIll(2)]).toEqual(['1 person will fall ill', '2 people will fall ill'])
  expect([wordsFr.heatingBill(1), wordsFr.heatingBill(3)]).toEqual([
    'Chauffage : 1 combustible',
    'Chauffage : 3 combustibles',
  ])
})
