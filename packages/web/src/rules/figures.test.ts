import { cards } from '@furrow/engine/agricola'
import { expect, test } from 'vitest'
import english from '../texts/main.en.ts'
import french from '../texts/main.fr.ts'
import { fullFigures, shortFigures } from './figure-words.ts'
import { type CardFigures, figuresOf } from './figures.ts'

const SPADE: CardFigures = {
  held: 120,
  played: 0.41,
  round: 5.25,
  holding: [0.5, 0.4],
  points: [1.84, 0.9],
  wins: [-0.03, 0.11],
}

/** With plain spaces, whatever spaces a language puts into numbers. */
const plain = (text: string): string => text.replace(/\s/g, ' ')

test('a card tells how it did in games between bots, in a few words', () => {
  expect(shortFigures(english.pages.cards.figures, 'en', SPADE)).toBe('In bot games: played in 41%, +1.8 ± 0.9 points')
  expect(plain(shortFigures(french.pages.cards.figures, 'fr', SPADE))).toBe(
    'Entre robots : jouée dans 41 % des cas, +1,8 ± 0,9 points',
  )
  const unplayed = { ...SPADE, played: 0, round: null, points: null, wins: null }
  expect(shortFigures(english.pages.cards.figures, 'en', unplayed)).toBe('In bot games: played in 0%')
})

test('what too few games say is not told', () => {
  const rare: CardFigures = { ...SPADE, held: 4, points: [-0.9, 34.3], wins: [0.3, 6.4] }
  expect(shortFigures(english.pages.cards.figures, 'en', rare)).toBe('In bot games: played in 41%')
  expect(fullFigures(english.pages.cards.figures, 'en', rare)).not.toMatch(/95/)
})

test('all that was counted has its interval, and a real minus', () => {
  const told = fullFigures(english.pages.cards.figures, 'en', SPADE)
  expect(told).toContain('120 farms had it in hand; 41% of them played it, in round 5.3 on average.')
  expect(told).toContain('+1.8 (95 % between +0.9 and +2.7)')
  expect(told).toContain('−3 (95 % between −14 and +8)')
})

test('the figures are about hand cards: all that are dealt without promos and the Moor', () => {
  const told = cards().filter(({ name }) => figuresOf(name))
  // 148 with the four promos.
  expect(told).toHaveLength(144)
  expect(told.filter(({ kind, promo }) => kind === 'major' || promo)).toEqual([])
  for (const { name } of told) {
    const figures = figuresOf(name)
    expect(figures?.held).toBeGreaterThan(0)
    expect(figures?.played).toBeLessThanOrEqual(1)
  }
  expect(figuresOf('toString')).toBeNull()
})
