import type { Crop } from '../farm/crops.ts'
import { type Cell, cellsOf } from '../farm/yard.ts'
import { type Good, type Goods, goods } from '../state/goods.ts'
import type { Played, Player } from '../state/state.ts'
import type { Card } from './card.ts'
import { cards, PART, partsOf, pricesOf, windowCount, windowsOf } from './registry.ts'

// What the cards in front of a player are as long as they lie there. Rules ask for parts, never for cards.

/** What all of them are together: it follows from the cards, and is kept beside them because rules ask many times a move. */
export interface Standing {
  /** The parts that at least one of them has. */
  readonly parts: number
  /** For the number of each window whom they watch in it: OWNER, OTHERS or both. */
  readonly windows: Uint8Array
  /** How much food one of each good gives at any time, with the best of the cooking improvements. */
  readonly food: Goods
  /** The kinds of prices that they change: a bit for each of EXPENSES. */
  readonly prices: number
  /**
   * A number for those that change prices, in the order in which they lie there; 0 where a price depends on more than
   * them, or where numbers of different cards could meet.
   */
  readonly priceKey: number
}

/** Beyond this the numbers of different cards could meet. */
const LARGEST_KEY = 2 ** 48

function priceKeyOf(played: readonly Played[]): number {
  let key = 1
  for (const { card } of played) {
    if ((partsOf(card) & PART.price) === 0) continue
    if (cards()[card].discount.some((off) => typeof off.goods === 'function')) return 0
    key = key * 1021 + card + 1
  }
  return key > LARGEST_KEY ? 0 : key
}

/** What every player watches whose cards watch nothing; never written to. */
let nobody = new Uint8Array(0)
function unwatched(): Uint8Array {
  if (nobody.length !== windowCount()) nobody = new Uint8Array(windowCount())
  return nobody
}

export function standingOf(played: readonly Played[]): Standing {
  let windows = unwatched()
  let parts = 0
  let prices = 0
  for (let i = 0; i < played.length; i++) {
    const { card } = played[i]
    parts |= partsOf(card)
    prices |= pricesOf(card)
    const watching = windowsOf(card)
    if (watching.length > 0 && windows === nobody) windows = new Uint8Array(nobody.length)
    for (let w = 0; w < watching.length; w++) windows[watching[w].window] |= watching[w].whom
  }
  const food = (parts & PART.cooks) === 0 ? RAW : foodFrom(played)
  return { parts, windows, food, prices, priceKey: (parts & PART.price) === 0 ? 1 : priceKeyOf(played) }
}

/** A card lies in front of the player from now on. */
export function addCard(p: Player, played: Played): void {
  p.played.push(played)
  p.standing = standingOf(p.played)
}

/** A card that lay in front of the player leaves the table. */
export function removeCard(p: Player, card: number): void {
  p.played = p.played.filter((own) => own.card !== card)
  p.standing = standingOf(p.played)
}

/** Has the player a card with one of these parts? */
export const hasPart = (p: Player, part: number): boolean => (p.standing.parts & part) !== 0

/** The cards in front of the player with one of these parts. */
export function withPart(p: Player, part: number): Played[] {
  const out: Played[] = []
  if (!hasPart(p, part)) return out
  for (let i = 0; i < p.played.length; i++) if ((partsOf(p.played[i].card) & part) !== 0) out.push(p.played[i])
  return out
}

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
export const isLit = (p: Player, card: number): boolean => p.unlit.length === 0 || !p.unlit.includes(card)

/** The cards that bake for the player now. */
export const bakersOf = (p: Player): Played[] => {
  const all = withPart(p, PART.bakes)
  return p.unlit.length === 0 ? all : all.filter(({ card }) => isLit(p, card))
}

// B12: grain and vegetables are worth 1 food each at any time; cooking gives more.
const RAW = goods({ grain: 1, vegetable: 1 })
/** Does the card cook by itself, or is one there that it needs? */
const canCook = (all: readonly Played[], needed: readonly string[]): boolean =>
  needed.length === 0 || all.some(({ card }) => needed.includes(cards()[card].family))

const foodFrom = (played: readonly Played[]): Goods => {
  const all = played.filter(({ card }) => (partsOf(card) & PART.cooks) !== 0)
  const out = RAW.slice()
  for (const { card } of all) {
    const { cooks, cooksWith } = cards()[card]
    if (!cooks || !canCook(all, cooksWith)) continue
    for (let g = 0; g < out.length; g++) out[g] = Math.max(out[g], cooks[g])
  }
  return out
}

/** How much food one of each good gives at any time, with the best of the cooking improvements. */
export const foodFor = (p: Player): Goods =>
  p.unlit.length === 0 ? p.standing.food : foodFrom(p.played.filter(({ card }) => isLit(p, card)))
