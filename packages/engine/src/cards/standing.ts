import type { Crop } from '../farm/crops.ts'
import { type Cell, cellsOf } from '../farm/yard.ts'
import { type Good, type Goods, goods } from '../state/goods.ts'
import type { Played, Player } from '../state/state.ts'
import type { Card } from './card.ts'
import { cards, PART, partsOf } from './registry.ts'

// What the cards in front of a player are as long as they lie there. Rules ask for parts, never for cards.

/** Has the player a card with one of these parts? */
export function hasPart(p: Player, part: number): boolean {
  for (let i = 0; i < p.played.length; i++) if ((partsOf(p.played[i].card) & part) !== 0) return true
  return false
}

/** The cards in front of the player with one of these parts. */
export const withPart = (p: Player, part: number): Played[] =>
  hasPart(p, part) ? p.played.filter(({ card }) => (partsOf(card) & part) !== 0) : []

export const countPart = (p: Player, part: number): number => {
  let n = 0
  for (let i = 0; i < p.played.length; i++) if ((partsOf(p.played[i].card) & part) !== 0) n++
  return n
}

/** Adds something up over the cards in front of a player. */
export function sum(p: Player, of: (card: Card, played: Played) => number): number {
  let total = 0
  for (let i = 0; i < p.played.length; i++) total += of(cards()[p.played[i].card], p.played[i])
  return total
}

export function has(p: Player, test: (card: Card) => boolean): boolean {
  for (let i = 0; i < p.played.length; i++) if (test(cards()[p.played[i].card])) return true
  return false
}

/** The card in front of its owner; a travelling card remembers nothing. */
export const playedBy = (p: Player, card: number): Played =>
  p.played.find((played) => played.card === card) ?? { card, order: 0, data: [] }

export const freeFences = (p: Player): number => (hasPart(p, PART.freeFences) ? sum(p, (card) => card.freeFences) : 0)

export const occupationCount = (p: Player): number => countPart(p, PART.occupation)
export const improvementCount = (p: Player): number => countPart(p, PART.minor | PART.major)

/** The cards in front of a player that are fields. */
export const fieldCards = (p: Player): Played[] => withPart(p, PART.field)

/** A field tile (`card` = -1) or a card that is a field (`cell` = -1), and what grows on it. */
export interface Field {
  readonly cell: Cell
  readonly card: number
  readonly crop: Crop
}

/** All fields of a player: tiles first, then cards. */
export const fieldsOf = (p: Player): Field[] => [
  ...cellsOf(p.fields).map((cell) => ({ cell, card: -1, crop: p.crops[cell] })),
  ...fieldCards(p).map(({ card, data }) => ({ cell: -1, card, crop: data[0] })),
]

/** The goods that the player's craft buildings work: wood, clay or reed. */
export const craftGoods = (p: Player): Good[] =>
  withPart(p, PART.craft).flatMap(({ card }) => cards()[card].craft?.good ?? [])

/** How many cards of these families the player has, upgrades that were paid with one included. M9 */
export const countFamily = (p: Player, ...families: readonly string[]): number =>
  sum(p, ({ family, upgrades }) => Number(families.includes(family) || families.includes(upgrades)))

/** The majors of the player, by name. */
export const majorsOf = (p: Player): Played[] => withPart(p, PART.major)

/** M14: does the card do something, or has it to be lit first? */
const isLit = (p: Player, card: number): boolean => p.unlit.length === 0 || !p.unlit.includes(card)

/** The cards that bake for the player now. */
export const bakersOf = (p: Player): Played[] => withPart(p, PART.bakes).filter(({ card }) => isLit(p, card))

// B12: grain and vegetables are worth 1 food each at any time; cooking gives more.
const RAW = goods({ grain: 1, vegetable: 1 })
let known: { cards: readonly Card[]; rates: Map<number, Goods> } = { cards: [], rates: new Map() }

/** Does the card cook by itself, or is one there that it needs? */
const canCook = (all: readonly Played[], needed: readonly string[]): boolean =>
  needed.length === 0 || all.some(({ card }) => needed.includes(cards()[card].family))

/** How much food one of each good gives at any time, with the best of the cooking improvements. */
export function foodFor(p: Player): Goods {
  // A number for the cooking cards together, in the order in which they lie there.
  let key = 0
  for (let i = 0; i < p.played.length; i++) {
    const { card } = p.played[i]
    if ((partsOf(card) & PART.cooks) !== 0 && isLit(p, card)) key = key * 1021 + card + 1
  }
  if (key === 0) return RAW
  if (known.cards !== cards()) known = { cards: cards(), rates: new Map() }
  const found = known.rates.get(key)
  if (found) return found
  const all = withPart(p, PART.cooks).filter(({ card }) => isLit(p, card))
  const cooking = all.filter(({ card }) => canCook(all, cards()[card].cooksWith))
  const best = RAW.map((raw, g) => Math.max(raw, ...cooking.map(({ card }) => cards()[card].cooks?.[g] ?? 0)))
  known.rates.set(key, best)
  return best
}
