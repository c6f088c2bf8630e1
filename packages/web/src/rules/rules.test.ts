import { cards, MAJORS } from '@furrow/engine'
import { expect, test } from 'vitest'
import { RULINGS } from '../texts/rulings.ts'
import { rules as en } from './rules.en.ts'
import { rules as fr } from './rules.fr.ts'
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
  const known = [...cards().map(({ name }) => name), ...MAJORS.map(({ name }) => name)]
  for (const name of Object.keys(RULINGS.en)) expect(known).toContain(name)
  expect(Object.keys(RULINGS.fr)).toEqual(Object.keys(RULINGS.en))
})
