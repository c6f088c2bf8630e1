// The hand cards: one file each, packages/engine/src/decks/<deck>/<id>-<slug>.ts.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

export const cardFolder = 'packages/engine/src/decks'
const decks = ['base-minors', 'base-occupations', 'five-six', 'promo', 'moor']
const cardName = /^([a-z]\d{3})-([a-z0-9]+(?:-[a-z0-9]+)*)\.ts$/

/**
 * Is it named like the file of a card?
 * @param {string} file
 */
export const isCardFile = (file) => cardName.test(file)

/**
 * @typedef {{ id: string, slug: string, deck: string, file: string, path: string }} CardFile
 * @param {string} root
 * @returns {{ cards: CardFile[], problems: string[] }}
 */
export function cardFiles(root) {
  /** @type {CardFile[]} */
  const cards = []
  const problems = []
  for (const deck of decks) {
    const folder = join(root, cardFolder, deck)
    const names = existsSync(folder) ? readdirSync(folder).sort() : []
    for (const file of names.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))) {
      const path = `${cardFolder}/${deck}/${file}`
      const [, id, slug] = cardName.exec(file) ?? []
      if (!id || !slug) problems.push(`${path} is not named like a card: a056-basket.ts.`)
      else if (cards.some((card) => card.id === id))
        problems.push(`${path}: there are two cards ${id}: give one of them another id, in its file and its name.`)
      else cards.push({ id, slug, deck, file, path })
    }
  }
  if (cards.length === 0) problems.push(`There are no card files in ${cardFolder}/{${decks.join(',')}}.`)
  return { cards, problems }
}
