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

const DECKS: [deck: string, en: CardTexts, fr: CardTexts][] = [
  ['base', baseEn, baseFr],
  ['five-six', fiveSixEn, fiveSixFr],
  ['promo', promoEn, promoFr],
  ['moor', moorEn, moorFr],
  ['moor majors', majorsEn, majorsFr],
  ['moor actions', { ...actionsEn, ...spacesEn }, { ...actionsFr, ...spacesFr }],
]

/** Spelled alike in both languages; every other English word in a French text is one left behind. */
const ALIKE = new Set(
  `accumulation action actions administration amateur animal bonus border broch case cases commerce conditions extension
  face four grain hora idiot lasso niche parents part phase place placement plan point points pot routine six village
  visible whisky`.split(/\s+/),
)

const words = ({ name, does }: Entry): string[] => `${name} ${does}`.toLowerCase().match(/\p{L}{3,}/gu) ?? []
const numbers = ({ does }: Entry): string[] => [...new Set(does.match(/\d+/g))].sort()
const english = new Set(DECKS.flatMap(([, en]) => Object.values(en).flatMap(words)))

/** What is wrong with texts, one line for each card, that says what to do. */
const found = (texts: CardTexts, wrong: (entry: Entry, name: string) => string | undefined | false): string[] =>
  Object.entries(texts).flatMap(([name, entry]) => {
    const what = wrong(entry, name)
    return what ? [`${name}: ${what}`] : []
  })

const incomplete = ({ name, does }: Entry): string | false =>
  (!name && 'write down what it is called') ||
  (!does && 'say in your own words what it does') ||
  (!does.endsWith('.') && `end "${does}" with a full stop`) ||
  (does.length > LONGEST_TEXT && `its text has ${does.length} characters: shorten it to ${LONGEST_TEXT}`)

const otherFigures = (en: Entry, fr: Entry): string | false =>
  numbers(en).join() !== numbers(fr).join() &&
  `English has the figures ${numbers(en).join(', ')}, French ${numbers(fr).join(', ')}: both tell the same`

const leftInEnglish = (fr: Entry): string | undefined => {
  const left = words(fr).find((word) => english.has(word) && !ALIKE.has(word))
  return left && `"${left}" is English: translate it, or add it to ALIKE of this test if French spells it so`
}

const mark = ({ name, does }: Entry, wrong: RegExp): string | undefined => `${name} ${does}`.match(wrong)?.[0]

const frenchMark = (fr: Entry): string | undefined => {
  const wrong = mark(fr, /\S[:;?!]|['\u00a0\u202f]/)
  return wrong && `"${wrong}": French has a plain space before : ; ? !, and the apostrophe ’`
}

const englishMark = (en: Entry): string | undefined => {
  const wrong = mark(en, / [:;?!]|'/)
  return wrong && `"${wrong}": English has no space before : ; ? !, and the apostrophe ’`
}

/** Does it say at its end that it travels, if it does, and only then? */
const travelling = ({ does }: Entry, travels: boolean, words: string): string | false =>
  does.endsWith(` ${words}.`) !== travels &&
  (travels ? `it travels: end its text with "${words}."` : `it does not travel, but ends with "${words}."`)

test('what is wrong with a text is said in one line with what to do', () => {
  const entry = (does: string, name = 'Raft') => ({ raft: { name, does } })
  expect(found(entry('', ''), incomplete)).toEqual(['raft: write down what it is called'])
  expect(found(entry(''), incomplete)).toEqual(['raft: say in your own words what it does'])
  expect(found(entry('Take 1 food'), incomplete)).toEqual(['raft: end "Take 1 food" with a full stop'])
  expect(found(entry(`${'x'.repeat(240)}.`), incomplete)).toEqual([
    'raft: its text has 241 characters: shorten it to 240',
  ])
  expect(found(entry('Take 1 food.'), (en) => otherFigures(en, { name: 'Radeau', does: 'Prenez 2 repas.' }))).toEqual([
    'raft: English has the figures 1, French 2: both tell the same',
  ])
  expect(found(entry('Prenez 1 food.', 'Radeau'), leftInEnglish)).toEqual([
    'raft: "food" is English: translate it, or add it to ALIKE of this test if French spells it so',
  ])
  expect(found(entry("Avec l'eau."), frenchMark)).toHaveLength(1)
  expect(found(entry('Take : 1.'), englishMark)).toHaveLength(1)
  expect(found(entry('Take 1 food.'), (en) => travelling(en, true, 'left neighbour'))).toEqual([
    'raft: it travels: end its text with "left neighbour."',
  ])
})

describe.each(DECKS)('%s', (deck, en, fr) => {
  test('both languages have the same cards, in the same order', () => {
    expect(Object.keys(fr)).toEqual(Object.keys(en))
  })

  test('every text has words, and fits on a card', () => {
    expect([...found(en, incomplete), ...found(fr, incomplete)]).toEqual([])
  })

  test('both languages tell the same figures', () => {
    expect(found(en, (entry, name) => otherFigures(entry, at(fr, name)))).toEqual([])
  })

  test('no English word is left in French', () => {
    expect(found(fr, leftInEnglish)).toEqual([])
  })

  test('French has a plain space before : ; ? !, which the page binds, and typographic apostrophes', () => {
    expect([...found(fr, frenchMark), ...found(en, englishMark)]).toEqual([])
  })

  test('cards that travel say so, and only those', () => {
    const travels = new Set(PRINTED.filter((card) => card.travels).map(({ name }) => name))
    // This one goes on at a harvest, not when it is played.
    if (deck === 'moor') travels.add('savings-deposit')
    expect(found(en, (entry, name) => travelling(entry, travels.has(name), 'left neighbour'))).toEqual([])
    expect(found(fr, (entry, name) => travelling(entry, travels.has(name), 'voisin de gauche'))).toEqual([])
  })
})

test('the table of printed cards has all of them, each once', () => {
  const counts: Record<string, number> = {}
  for (const { deck, kind } of PRINTED) counts[`${deck} ${kind}`] = (counts[`${deck} ${kind}`] ?? 0) + 1
  expect(counts, 'a card that is new to the table raises its number here').toEqual({
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
  expect(Object.keys({ ...actionsEn, ...spacesEn })).toHaveLength(8)
})

test.each([
  ['English', DECKS.map(([, en]) => en)],
  ['French', DECKS.map(([, , fr]) => fr)],
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
