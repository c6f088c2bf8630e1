// npm run card -- B050: begins a card from its facts in fixtures/cards.json: its file, its test, and room for its texts in
// both languages. What is there already stays as it is.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cardFolder, isCardFile } from './card-files.mjs'
import { DECK_OF, keyOf, LANGUAGES, pictureFile, textFiles } from './card-parts.mjs'
import { writeCardIndex } from './cards.mjs'
import { isMain, root } from './run.mjs'

/**
 * @typedef {{ id: string, name: string, deck: string, kind: string, cost: Record<string, number>,
 *   costPerPerson?: Record<string, number>, needs: Record<string, unknown>, points: number, players: number,
 *   travels?: boolean, lone?: boolean }} Facts
 */

/** Occupations that do nothing of themselves in a short test. */
const ANY_OCCUPATIONS = ['conservator', 'hedge-keeper', 'consultant', 'animal-tamer']

/**
 * Begins the card; gives what was written and what is left to do, or a sentence that says why not.
 * @param {string} root
 * @param {string} id
 * @returns {{ done: string[], next: string[] } | { refusal: string }}
 */
export function beginCard(root, id) {
  /** @type {Facts[]} */
  const all = JSON.parse(readFileSync(join(root, 'fixtures/cards.json'), 'utf8'))
  const facts = all.find((card) => card.id.toLowerCase() === id.toLowerCase())
  if (!facts)
    return {
      refusal: `fixtures/cards.json has no facts of "${id}": add a line there first, like that of ${all[0]?.id ?? 'A002'}.`,
    }
  const folder = folderOf(facts)
  if (folder === null)
    return {
      refusal: `${facts.id} is a ${facts.kind} of the deck ${facts.deck}, which has no folder for cards in ${cardFolder}.`,
    }
  const unclear = unclearFacts(facts, all)
  if (unclear !== null) return { refusal: unclear }
  const card = `${cardFolder}/${folder}/${facts.id.toLowerCase()}-${facts.name}`
  const done = [
    ...written(root, `${card}.ts`, cardText(facts)),
    ...written(root, `${card}.test.ts`, testText(facts)),
    ...LANGUAGES.flatMap((language) => addText(root, facts, all, language)),
  ]
  writeCardIndex(root)
  return { done, next: nextSteps(root, card, facts) }
}

/**
 * Why a card of these facts could not be told from others, or null.
 * @param {Facts} facts
 * @param {Facts[]} all
 */
function unclearFacts({ id, name }, all) {
  if (!isCardFile(`${id.toLowerCase()}-${name}.ts`))
    return `An id is a letter and three digits, a name small letters with hyphens, as A056 basket; not ${id} ${name}.`
  const ids = all.filter((card) => card.id.toLowerCase() === id.toLowerCase()).map((card) => card.name)
  if (ids.length > 1)
    return `fixtures/cards.json has two cards ${id}, ${ids.join(' and ')}: give the new one an id of its own.`
  const names = all.filter((card) => card.name === name).map((card) => card.id)
  if (names.length > 1)
    return `fixtures/cards.json has two cards called ${name}, ${names.join(' and ')}: give the new one a name of its own.`
  return null
}

/** @param {Facts} facts */
function folderOf({ deck, kind }) {
  const folder = deck === 'base' ? `base-${kind}s` : deck
  return kind !== 'major' && DECK_OF.has(folder) ? folder : null
}

/**
 * Writes a file that is not there yet.
 * @param {string} root
 * @param {string} path
 * @param {string} text
 */
function written(root, path, text) {
  if (existsSync(join(root, path))) return []
  writeFileSync(join(root, path), text)
  return [path]
}

/**
 * An object as the code of this repository writes it.
 * @param {unknown} value
 * @returns {string}
 */
function code(value) {
  if (Array.isArray(value)) return `[${value.map(code).join(', ')}]`
  if (typeof value === 'string') return `'${value}'`
  if (typeof value !== 'object' || value === null) return String(value)
  const entries = Object.entries(value).map(
    ([key, each]) => `${keyOf(key).replace(/^'([A-Za-z]+)'$/, '$1')}: ${code(each)}`,
  )
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`
}

/**
 * The price, where each person of the family costs something, is a function of the table.
 * @param {Facts} facts
 */
function costLines({ cost, costPerPerson }) {
  if (!costPerPerson) return Object.keys(cost).length > 0 ? [`cost: ${code(cost)},`] : []
  const each = Object.entries(costPerPerson).map(
    ([good, n]) => `${good}: ${n === 1 ? '' : `${n} * `}s.players[owner].people`,
  )
  const printed = Object.fromEntries(Object.entries(costPerPerson).map(([good, n]) => [good, 2 * n]))
  return [`cost: (s, owner) => ({ ${each.join(', ')} }),`, `printed: ${code(printed)},`]
}

/** @param {Facts} facts */
function needsLines({ needs }) {
  const { animals, ...others } = needs
  // "No animals" is a number of them like any other in the facts.
  const known = animals === undefined ? others : { ...others, noAnimals: true }
  return Object.keys(known).length > 0 ? [`needs: ${code(known)},`] : []
}

/** @param {Facts} facts */
function cardText(facts) {
  const { id, name, kind, points, players, travels, lone, deck } = facts
  const lines = [
    `id: '${id}',`,
    `name: '${name}',`,
    ...(players > 1 ? [`players: ${players},`] : []),
    ...(deck === 'promo' ? ['promo: true,'] : []),
    ...costLines(facts),
    ...needsLines(facts),
    ...(points !== 0 ? [`vp: ${points},`] : []),
    ...(travels ? ['travels: true,'] : []),
    ...(lone ? ['lone: true,'] : []),
  ]
  return `import { ${kind} } from '../../cards/card.ts'\n\nexport default ${kind}({\n${lines.map((line) => `  ${line}\n`).join('')}})\n`
}

/** @param {string} slug */
const titleOf = (slug) => slug.replace(/(^|-)([a-z])/g, (_, gap, letter) => `${gap ? ' ' : ''}${letter.toUpperCase()}`)

/** @param {Facts} facts */
function testText(facts) {
  const { id, name, kind, cost, needs, players } = facts
  const { occupations } = /** @type {{ occupations?: { atLeast?: number } }} */ (needs)
  const played = ANY_OCCUPATIONS.slice(0, occupations?.atLeast ?? 0)
  const seat = `{ goods, hand: ['${name}']${played.length > 0 ? `, played: ${code(played)}` : ''} }`
  const space = kind === 'occupation' ? 'lessons' : 'meeting-place'
  const table = players > 2 ? `{ players: ${players}, seats: [${seat}] }` : `{ seats: [${seat}] }`
  const price = Object.entries(cost).map(([good, n]) => `${n} ${good}`)
  const plain = Object.keys(needs).every((need) => need === 'occupations')
  const paid = [
    `  it('costs ${price.join(' and ')}', () => {`,
    `    expect(table(${code(cost)}).play('${space}', 'play ${name}').seat(0).goods).toEqual({})`,
    `    expect(table().play('${space}').asked).toBe(1)`,
    '  })',
    '',
  ]
  return `import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

describe('${titleOf(name)} (${id})', () => {
  const table = (goods = {}) => scenario(${table})

${kind === 'minor' && price.length > 0 && plain ? `${paid.join('\n')}\n` : ''}  it('does what it says', () => {
    expect(table().moves()).toEqual(['what ${titleOf(name)} does: write it down here, then make it true'])
  })
})
`
}

/**
 * Makes room for the text, in the order of the facts.
 * @param {string} root
 * @param {Facts} facts
 * @param {Facts[]} all
 * @param {string} language
 */
function addText(root, { name, deck }, all, language) {
  const files = textFiles(deck, language).map((path) => ({
    path,
    lines: readFileSync(join(root, path), 'utf8').split('\n'),
  }))
  /**
   * @param {string[]} lines
   * @param {string} slug
   */
  const lineOf = (lines, slug) => lines.findIndex((line) => line.startsWith(`  ${keyOf(slug)}: `))
  if (files.some(({ lines }) => lineOf(lines, name) >= 0)) return []
  const order = all.filter((card) => card.deck === deck && card.kind !== 'major').map((card) => card.name)
  const before = order
    .slice(0, order.indexOf(name))
    .findLast((slug) => files.some(({ lines }) => lineOf(lines, slug) >= 0))
  const { path, lines } = files.find((file) => before !== undefined && lineOf(file.lines, before) >= 0) ?? files[0]
  const begin =
    before === undefined ? lines.findIndex((line) => line.startsWith('export default {')) : lineOf(lines, before)
  const end = before === undefined || lines[begin].endsWith('},') ? begin : lines.indexOf('  },', begin)
  const title = language === 'en' ? titleOf(name) : ''
  lines.splice(end + 1, 0, `  ${keyOf(name)}: {`, `    name: '${title}',`, "    does: '',", '  },')
  writeFileSync(join(root, path), lines.join('\n'))
  return [path]
}

/**
 * @param {string} root
 * @param {string} card
 * @param {Facts} facts
 */
function nextSteps(root, card, { id, name, deck }) {
  const picture = pictureFile(deck)
  const drawn = readFileSync(join(root, picture), 'utf8').includes(`\n  ${keyOf(name)}: `)
  return [
    `npx vitest ${id.toLowerCase()}                      its test, again at every change`,
    `${card}.ts    what it does: docs/adding-a-card.md lists the words`,
    `${LANGUAGES.flatMap((language) => textFiles(deck, language)).join(', ')}    its texts`,
    ...(drawn ? [] : [`${picture}    its picture, one line: docs/DRAWINGS.md`]),
    'npm run check                          types, texts, everything in its place',
  ]
}

if (isMain(import.meta.url)) {
  const [id] = process.argv.slice(2)
  const begun = id === undefined ? { refusal: 'Which card? npm run card -- B050' } : beginCard(root, id)
  if ('refusal' in begun) {
    console.error(begun.refusal)
    process.exit(1)
  }
  console.log(begun.done.length > 0 ? `Begun:\n  ${begun.done.join('\n  ')}` : 'All of it is there already.')
  console.log(`Next:\n  ${begun.next.join('\n  ')}`)
}
