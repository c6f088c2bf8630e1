// npm run card begins a card, and the guide that shows it is true.
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { beginCard } from './card.mjs'
import { cardParts } from './card-parts.mjs'
import { root } from './run.mjs'

const folder = mkdtempSync(join(tmpdir(), 'furrow-card-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const card = 'packages/engine/src/decks/base-minors/b050-butter-churn.ts'
const texts = ['en', 'fr'].map((language) => `packages/web/src/texts/cards/base.${language}.ts`)
const read = (path: string): string => readFileSync(join(folder, path), 'utf8')

/** The repository without a card: its two files, and its texts. */
beforeEach(() => {
  rmSync(folder, { recursive: true, force: true })
  const kept = [
    'fixtures/cards.json',
    'packages/engine/src/decks',
    'packages/web/src/texts/cards',
    'packages/web/src/art/cards',
  ]
  for (const path of kept) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    cpSync(join(root, path), join(folder, path), { recursive: true })
  }
  for (const path of [card, card.replace('.ts', '.test.ts')]) rmSync(join(folder, path))
  for (const path of texts)
    writeFileSync(join(folder, path), read(path).replace(/\n {2}'butter-churn': \{[\s\S]*?\n {2}\},/, ''))
})

describe('npm run card', () => {
  test('makes the file, the test and room for the texts from the facts', () => {
    expect(texts.every((path) => !read(path).includes('butter-churn'))).toBe(true)
    const begun = beginCard(folder, 'b050')
    expect(begun).toMatchObject({ done: [card, card.replace('.ts', '.test.ts'), ...texts] })
    expect(read(card)).toBe(`import { minor } from '../../cards/card.ts'

export default minor({
  id: 'B050',
  name: 'butter-churn',
  cost: { wood: 1 },
  needs: { occupations: { atMost: 3 } },
  vp: 1,
})
`)
    expect(read(card.replace('.ts', '.test.ts'))).toContain("describe('Butter Churn (B050)'")
    expect(read('packages/engine/src/decks/index.generated.ts')).toContain('b050-butter-churn.ts')
    // In the order of the facts, in both languages.
    const order = (path: string) => [...read(path).matchAll(/^ {2}'?([a-z-]+)'?: \{/gm)].map(([, name]) => name)
    expect(order(texts[0])).toEqual(order(texts[1]))
    const real = readFileSync(join(root, texts[0]), 'utf8')
    expect(order(texts[0])).toEqual([...real.matchAll(/^ {2}'?([a-z-]+)'?: \{/gm)].map(([, name]) => name))
  })

  test('leaves everything that is there as it is', () => {
    beginCard(folder, 'B050')
    writeFileSync(join(folder, card), '// mine')
    expect(beginCard(folder, 'B050')).toMatchObject({ done: [] })
    expect(read(card)).toBe('// mine')
  })

  test('says what to do about a card without facts, or without a folder', () => {
    expect(beginCard(folder, 'X999')).toMatchObject({ refusal: expect.stringContaining('add a line there first') })
    const facts = JSON.parse(read('fixtures/cards.json')) as { id: string; kind: string }[]
    const other = facts.find(({ kind }) => kind === 'major')?.id ?? ''
    expect(beginCard(folder, other)).toMatchObject({ refusal: expect.stringContaining('no folder for cards') })
  })

  test('begins nothing for an id or a name that another card has, or that no file could be called after', () => {
    const facts = JSON.parse(read('fixtures/cards.json')) as { id: string; name: string }[]
    const churn = facts.find(({ id }) => id === 'B050')
    const withRaft = (raft: object) =>
      writeFileSync(join(folder, 'fixtures/cards.json'), JSON.stringify([{ ...churn, ...raft }, ...facts]))
    const index = 'packages/engine/src/decks/index.generated.ts'
    const before = read(index)
    withRaft({ id: 'A078', name: 'raft' })
    expect(beginCard(folder, 'A078')).toEqual({
      refusal: 'fixtures/cards.json has two cards A078, raft and canoe: give the new one an id of its own.',
    })
    withRaft({ id: 'A079', name: 'canoe' })
    expect(beginCard(folder, 'A079')).toEqual({
      refusal: 'fixtures/cards.json has two cards called canoe, A079 and A078: give the new one a name of its own.',
    })
    withRaft({ id: 'RAFT', name: 'Raft' })
    expect(beginCard(folder, 'RAFT')).toEqual({
      refusal: 'An id is a letter and three digits, a name small letters with hyphens, as A056 basket; not RAFT Raft.',
    })
    expect(existsSync(join(folder, 'packages/engine/src/decks/base-minors/a078-raft.ts'))).toBe(false)
    expect(read(index)).toBe(before)
  })
})

describe('what a card lacks', () => {
  test('is told in one line each', () => {
    beginCard(folder, 'B050')
    expect(cardParts(folder).problems).toEqual(
      texts.map((path) => `B050 has an empty text in ${path}: say in your own words what the card does.`),
    )
    rmSync(join(folder, card.replace('.ts', '.test.ts')))
    writeFileSync(join(folder, card), "export default minor({ id: 'B051', name: 'butter-churn' })")
    expect(cardParts(folder).problems.slice(0, 2)).toEqual([
      `${card}: it should say id: 'B050' and name: 'butter-churn', as the file is called.`,
      `B050 has no test: npm run card -- B050 begins ${card.replace('.ts', '.test.ts')}.`,
    ])
  })

  test('is nothing in the repository', () => {
    expect(cardParts(root).problems).toEqual([])
  })
})

describe('docs/adding-a-card.md', () => {
  const guide = readFileSync(join(root, 'docs/adding-a-card.md'), 'utf8')

  test('prints the card of its example, and its test, as they are', () => {
    const path = join(root, 'packages/engine/src/decks/base-minors/a078-canoe')
    for (const file of [`${path}.ts`, `${path}.test.ts`]) expect(guide).toContain(readFileSync(file, 'utf8').trim())
  })

  test('names files and commands that exist', () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: object }
    for (const [, command = ''] of guide.matchAll(/npm run ([a-z]+)/g)) expect(Object.keys(scripts)).toContain(command)
    for (const [, path = ''] of guide.matchAll(/`(packages\/[\w/.-]+\.(?:ts|tsx))`/g))
      expect(existsSync(join(root, path)), path).toBe(true)
  })
})
