// What belongs to a hand card besides its own file: a test, a text in each language, a picture. Each lies in one place.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cardFiles } from './card-files.mjs'
import { isMain, root } from './run.mjs'
import { conclude } from './sources.mjs'

/** The name of a deck in texts and pictures, by its folder in the engine. */
export const DECK_OF = new Map([
  ['base-minors', 'base'],
  ['base-occupations', 'base'],
  ['five-six', 'five-six'],
  ['promo', 'promo'],
  ['moor', 'moor'],
])

export const LANGUAGES = ['en', 'fr']

/** The texts of a large deck lie in several files. */
const PARTS = new Map([['moor', ['moor-farm', 'moor-goods']]])

/**
 * The files with the texts of a deck.
 * @param {string} deck
 * @param {string} language
 * @returns {string[]}
 */
export const textFiles = (deck, language) =>
  (PARTS.get(deck) ?? [deck]).map((part) => `packages/web/src/texts/cards/${part}.${language}.ts`)
/** @param {string} deck */
export const pictureFile = (deck) => `packages/web/src/art/cards/${deck}.ts`

/**
 * How a name stands as a key of an object.
 * @param {string} slug
 */
export const keyOf = (slug) => (/^[a-z]+$/.test(slug) ? slug : `'${slug}'`)

/**
 * Every hand card has all its parts; what is missing is told in one line, with what to do about it.
 * @param {string} root
 * @returns {import('./sources.mjs').Report}
 */
export function cardParts(root) {
  const { cards, problems } = cardFiles(root)
  /** @type {Map<string, string>} */
  const texts = new Map()
  /** @param {string} path */
  const read = (path) => {
    const text = texts.get(path) ?? (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '')
    texts.set(path, text)
    return text
  }
  for (const { id, slug, deck, path } of cards) {
    const card = id.toUpperCase()
    const own = read(path)
    if (!own.includes(`'${card}'`) || !own.includes(`'${slug}'`))
      problems.push(`${path}: it should say id: '${card}' and name: '${slug}', as the file is called.`)
    const test = path.replace(/\.ts$/, '.test.ts')
    if (!existsSync(join(root, test))) problems.push(`${card} has no test: npm run card -- ${card} begins ${test}.`)
    const named = DECK_OF.get(deck)
    if (named === undefined) continue
    for (const language of LANGUAGES) {
      const files = textFiles(named, language)
      const file = files.find((each) => read(each).includes(`\n  ${keyOf(slug)}: `))
      if (file === undefined)
        problems.push(`${card} has no text in ${files.join(' or ')}: npm run card -- ${card} makes room for it.`)
      else if (new RegExp(`\\n  ${keyOf(slug)}: \\{\\s*name: '[^']*',\\s*does: ''`).test(read(file)))
        problems.push(`${card} has an empty text in ${file}: say in your own words what the card does.`)
    }
    if (!read(pictureFile(named)).includes(`\n  ${keyOf(slug)}: `))
      problems.push(
        `${card} has no picture in ${pictureFile(named)}: add a line such as ${keyOf(slug)}: day('field', thing('basket', 58, 66, 76)), (docs/DRAWINGS.md).`,
      )
  }
  return { seen: `${cards.length} cards have a test, texts and a picture.`, problems }
}

if (isMain(import.meta.url)) conclude(cardParts(root))
