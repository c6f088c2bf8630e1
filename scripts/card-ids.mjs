// A card is known only to its own file: no other code names it by id or slug.
import { cardFiles } from './card-files.mjs'
import { isMain, root } from './run.mjs'
import { conclude, isGenerated, lineAt, sources } from './sources.mjs'

/**
 * @param {string} root
 * @returns {import('./sources.mjs').Report}
 */
export function cardIds(root) {
  const { cards, problems } = cardFiles(root)
  const byId = new Map(cards.map((card) => [card.id, card]))
  const bySlug = new Map(cards.map((card) => [card.slug, card]))
  const files = sources(root, 'packages').filter((file) => !mayNameCards(file.path))
  for (const { path, text } of files) {
    const mentions = [
      // A drawn path may begin like the id of a card, but there coordinates follow: M110 262.
      ...[...text.matchAll(/(?<![A-Za-z0-9])[A-Za-z]\d{3}(?![A-Za-z0-9]| -?\d)/g)].map((m) => ({
        at: m,
        card: byId.get(m[0].toLowerCase()),
      })),
      ...[...text.matchAll(/(['"`])([a-z0-9-]+)\1/g)].map((m) => ({ at: m, card: bySlug.get(m[2]) })),
    ]
    for (const { at, card } of mentions) {
      if (!card || card.path === path) continue
      problems.push(
        `${path}:${lineAt(text, at.index)} names ${at[0]}: only ${card.path}, its test, texts and fixtures may.`,
      )
    }
  }
  return { seen: `${cards.length} cards are named only in their own files (${files.length} files read).`, problems }
}

/**
 * Texts, pictures, fixtures, generated files and tests may name any card.
 * @param {string} path
 */
function mayNameCards(path) {
  if (isGenerated(path)) return true
  // The dice game has words of its own; drawings are named after the things they show.
  if (/\/(texts|fixtures|express|art)\//.test(path)) return true
  return path.endsWith('.test.ts')
}

if (isMain(import.meta.url)) conclude(cardIds(root))
