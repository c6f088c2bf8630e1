import { cards } from '@furrow/engine/agricola'
import { expect, test } from 'vitest'
import rulingsEn from '../texts/rulings.en.ts'
import rulingsFr from '../texts/rulings.fr.ts'
import en from './rules.en.ts'
import fr from './rules.fr.ts'
import type { Section } from './section.ts'

const shape = (rules: readonly Section[]) =>
  rules.map(({ id, body }) => [
    id,
    ...body.map((block) =>
      typeof block === 'string' ? 1 : 'list' in block ? block.list.length : block.rows.map((row) => row.slice(1)),
    ),
  ])

test('both languages tell the same rules, table by table', () => {
  expect(shape(fr)).toEqual(shape(en))
})

test('rulings speak of cards that exist, in both languages', () => {
  const known = cards().map(({ name }) => name)
  for (const name of Object.keys(rulingsEn)) expect(known).toContain(name)
  expect(Object.keys(rulingsFr)).toEqual(Object.keys(rulingsEn))
})
