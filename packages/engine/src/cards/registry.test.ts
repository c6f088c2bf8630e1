import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import '../agricola.ts'
import { cards } from './registry.ts'

const DECKS = ['base-minors', 'base-occupations', 'five-six', 'promo']

describe('Every hand card', () => {
  const all = DECKS.flatMap((deck) => readdirSync(new URL(`../decks/${deck}`, import.meta.url)))
  const files = all.filter((file) => !file.endsWith('.test.ts'))

  it('is registered once, and goes by the id and name of its file', () => {
    const hand = cards().filter(({ kind }) => kind !== 'major')
    const named = hand.map(({ id, name }) => `${id.toLowerCase()}-${name}.ts`)
    expect([...named].sort()).toEqual([...files].sort())
  })

  it('has a test beside it', () => {
    for (const file of files) expect(all).toContain(file.replace('.ts', '.test.ts'))
  })
})
