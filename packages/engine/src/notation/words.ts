import { cardNamed, cards } from '../cards/registry.ts'
import { cardPen, HOUSE, penCard } from '../farm/pens.ts'
import { CELL_NAMES, cellAt } from '../farm/yard.ts'
import { GOODS, type GoodName, NOTHING } from '../state/goods.ts'

// The words of which the texts of moves are made.

export const numberFrom = (word: string | undefined): number | null =>
  word !== undefined && /^[1-9]\d{0,3}$/.test(word) ? Number(word) : null

export const goodFrom = (word: string | undefined): number => GOODS.indexOf(word as GoodName) // -1 for other words

/** `wood 2 reed 1`, or `nothing`. */
export const goodsText = (goods: readonly number[]): string =>
  GOODS.flatMap((name, g) => (goods[g] > 0 ? [`${name} ${goods[g]}`] : [])).join(' ') || 'nothing'

export function goodsFrom(words: readonly string[]): number[] | null {
  const out = NOTHING.slice()
  if (words.length === 1 && words[0] === 'nothing') return out
  if (words.length === 0 || words.length % 2 !== 0) return null
  for (let i = 0; i < words.length; i += 2) {
    const g = goodFrom(words[i])
    const n = numberFrom(words[i + 1])
    if (g < 0 || n === null || out[g] > 0) return null
    out[g] = n
  }
  return out
}

export const cardText = (card: number): string => cards()[card].name

/** A field tile by its space, or a card that is a field by its name. */
export const fieldText = (cell: number, card: number): string => (card < 0 ? CELL_NAMES[cell] : cardText(card))
export function fieldFrom(word = ''): { cell: number; card: number } | null {
  const cell = cellAt(word)
  const card = cell < 0 ? cardNamed(word) : -1
  return cell >= 0 || card >= 0 ? { cell, card } : null
}

export const penText = (pen: number): string =>
  pen === HOUSE ? 'house' : pen < HOUSE ? cardText(penCard(pen)) : CELL_NAMES[pen]
export function penFrom(word: string): number | null {
  if (word === 'house') return HOUSE
  if (cellAt(word) >= 0) return cellAt(word)
  return cardNamed(word) < 0 ? null : cardPen(cardNamed(word))
}
