import { expect, test } from 'vitest'
import { moor as en } from './moor.en.ts'
import { moor as fr } from './moor.fr.ts'
import rules from './rules.en.ts'
import type { Block, Section } from './section.ts'

const lines = (block: Block): readonly string[] =>
  typeof block === 'string'
    ? [block]
    : 'list' in block
      ? block.list
      : [block.head, ...block.rows].map((row) => row.join(' | '))

/** Every line as its numbers, so that a rule left out or a figure mistyped in one language is seen. */
const shape = (sections: readonly Section[]) =>
  sections.map(({ id, body }) => [id, ...body.map((block) => lines(block).map((line) => line.match(/\d+/g) ?? []))])

test('both languages tell the same rules of the Moor, line by line, with the same figures', () => {
  expect(shape(fr)).toEqual(shape(en))
})

test('every section of the Moor has a place of its own beside those of the base game', () => {
  const ids = [...rules, ...en].map(({ id }) => id)
  expect(ids).toEqual([...new Set(ids)])
})

test('French rules are told in French, with a space before : ; ? !', () => {
  for (const line of fr.flatMap(({ title, body }) => [title, ...body.flatMap(lines)])) {
    expect(line).not.toMatch(/\b(the|you|your|food|wood|fuel|each|takes?|player|card|moor)\b/i)
    expect(line).not.toMatch(/[^\s][:;?!]/)
    expect(line).not.toMatch(/['\u00a0\u202f]/)
  }
})
