import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import '../agricola.ts'
import { cards } from './registry.ts'

const DECKS = ['base-minors', 'base-occupations', 'five-six', 'promo', 'moor']

const filesOf = (deck: string): string[] => readdirSync(new URL(`../decks/${deck}`, import.meta.url))

describe('Every hand card', () => {
  const all = DECKS.flatMap(filesOf)
  const files = all.filter((file) => !file.endsWith('.test.ts'))

  it('is registered once, and goes by the id and name of its file', () => {
    const hand = cards().filter(({ kind }) => kind !== 'major')
    const named = hand.map(({ id, name }) => `${id.toLowerCase()}-${name}.ts`)
    expect([...named].sort()).toEqual([...files].sort())
  })

  it('has a test beside it', () => {
    for (const file of files) expect(all).toContain(file.replace('.ts', '.test.ts'))
  })

  it('of the deck for 5 and 6 players is used with no fewer, and promo cards are marked', () => {
    const deckOf = (id: string) => DECKS.find((deck) => filesOf(deck).some((file) => file.startsWith(id.toLowerCase())))
    for (const { id, kind, players, promo } of cards()) {
      if (kind === 'major') continue
      expect([id, players === 5, promo]).toEqual([id, deckOf(id) === 'five-six', deckOf(id) === 'promo'])
    }
  })
})
