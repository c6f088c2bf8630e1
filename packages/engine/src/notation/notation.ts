import { cardNamed, cards } from '../cards/registry.ts'
import { cardPen, HOUSE, penCard } from '../farm/pens.ts'
import { CELL_NAMES, cellAt, cellsOf } from '../farm/yard.ts'
import { GOODS, type GoodName, NOTHING } from '../state/goods.ts'
import { boardOf, MATERIALS, type Penned, type State } from '../state/state.ts'
import type { Move } from './moves.ts'

// The short text of every move. `print` and `parse` are exact opposites; docs/PROTOCOL.md lists all forms.

const goodsText = (goods: readonly number[]): string =>
  GOODS.flatMap((name, g) => (goods[g] > 0 ? [`${name} ${goods[g]}`] : [])).join(' ') || 'nothing'

export const penName = (pen: number): string =>
  pen === HOUSE ? 'house' : pen < HOUSE ? cards()[penCard(pen)].name : CELL_NAMES[pen]

const penText = ({ pen, animal, count }: Penned): string => `${penName(pen)} ${GOODS[animal]} ${count}`

/** The pen of that name, or null if there is none. */
function penNamed(name: string): number | null {
  if (name === 'house') return HOUSE
  if (cellAt(name) >= 0) return cellAt(name)
  return cardNamed(name) < 0 ? null : cardPen(cardNamed(name))
}

export function print(s: State, move: Move): string {
  switch (move.verb) {
    case 'place':
      return boardOf(s).ids[move.space]
    case 'stay':
    case 'feed':
    case 'done':
      return move.verb
    case 'room':
    case 'stable':
    case 'plow':
      return `${move.verb} ${CELL_NAMES[move.cell]}`
    case 'sow':
      return `sow ${GOODS[move.crop]} ${fieldText(move.cell, move.card)}`
    case 'move':
      return `move ${fieldText(move.cell, move.card)} ${fieldText(move.toCell, move.toCard)}`
    case 'fence':
      return `fence ${cellsOf(move.cells)
        .map((cell) => CELL_NAMES[cell])
        .join('+')}`
    case 'bake':
      return `bake ${move.count}`
    case 'renovate':
      return `renovate ${MATERIALS[move.to]}`
    case 'build':
      return `build ${cards()[move.card].name}${move.back < 0 ? '' : ` return ${cards()[move.back].name}`}`
    case 'play':
      return `play ${cards()[move.card].name}`
    case 'take':
    case 'buy':
    case 'pay':
    case 'keep':
      return `${move.verb} ${goodsText(move.goods)}`
    case 'eat':
    case 'cook':
    case 'discard':
      return `${move.verb} ${GOODS[move.good]} ${move.count}`
    case 'craft':
      return `craft ${cards()[move.card].name}`
    case 'use':
      return `use ${cards()[move.card].name}${move.goods ? ` ${goodsText(move.goods)}` : ''}`
    case 'arrange':
      return `arrange ${move.pens.map(penText).join(', ') || 'nothing'}`
    case 'line':
      return move.moves.map((m) => print(s, m)).join('; ')
  }
}

/** A field tile by its space, or a card that is a field by its name. */
export const fieldText = (cell: number, card: number): string => (card < 0 ? CELL_NAMES[cell] : cards()[card].name)
const fieldFrom = (text = ''): { cell: number; card: number } | null => {
  const cell = cellAt(text)
  const card = cell < 0 ? cardNamed(text) : -1
  return cell >= 0 || card >= 0 ? { cell, card } : null
}

const number = (text: string | undefined): number | null =>
  text !== undefined && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : null
const goodAt = (text: string | undefined): number => GOODS.indexOf(text as GoodName)

function goodsFrom(words: readonly string[]): number[] | null {
  const out = NOTHING.slice()
  if (words.length === 1 && words[0] === 'nothing') return out
  if (words.length === 0 || words.length % 2 !== 0) return null
  for (let i = 0; i < words.length; i += 2) {
    const g = goodAt(words[i])
    const n = number(words[i + 1])
    if (g < 0 || n === null || out[g] > 0) return null
    out[g] = n
  }
  return out
}

function pensFrom(text: string): Penned[] | null {
  const out: Penned[] = []
  if (text === 'nothing') return out
  for (const part of text.split(/\s*,\s*/)) {
    const [where, what, many, ...more] = part.split(' ')
    const pen = penNamed(where)
    const animal = goodAt(what)
    const count = number(many)
    if (pen === null || animal < 0 || count === null || more.length > 0) return null
    out.push({ pen, animal, count })
  }
  return out
}

/** The move that a text means at this table, or null if it means none. */
export function parse(s: State, text: string): Move | null {
  const clean = text.trim().toLowerCase().replace(/\s+/g, ' ')
  if (clean.length > 2000) return null
  if (clean.includes(';')) {
    const moves = clean.split(';').map((part) => parse(s, part))
    return moves.includes(null) ? null : { verb: 'line', moves: moves as Move[] }
  }
  const space = boardOf(s).ids.indexOf(clean)
  if (space >= 0) return { verb: 'place', space }
  const [verb, ...words] = clean.split(' ')
  return parseVerb(verb, words, clean.slice(verb.length + 1))
}

function parseVerb(verb: string, words: readonly string[], rest: string): Move | null {
  const [first, second, third] = words
  const only = (n: number) => words.length === n
  const cell = cellAt(first ?? '')
  switch (verb) {
    case 'stay':
    case 'feed':
    case 'done':
      return only(0) ? { verb } : null
    case 'room':
    case 'stable':
    case 'plow':
      return only(1) && cell >= 0 ? { verb, cell } : null
    case 'sow': {
      const crop = goodAt(first)
      const on = fieldFrom(second)
      return only(2) && crop >= 0 && on ? { verb, crop, ...on } : null
    }
    case 'move': {
      const from = fieldFrom(first)
      const to = fieldFrom(second)
      return only(2) && from && to ? { verb, ...from, toCell: to.cell, toCard: to.card } : null
    }
    case 'fence': {
      const cells = (first ?? '').split('+').map((name) => cellAt(name))
      return only(1) && !cells.includes(-1) ? { verb, cells: cells.reduce((mask, c) => mask | (1 << c), 0) } : null
    }
    case 'bake': {
      const count = number(first)
      return only(1) && count !== null ? { verb, count } : null
    }
    case 'renovate': {
      const to = MATERIALS.indexOf(first as (typeof MATERIALS)[number])
      return only(1) && to > 0 ? { verb, to } : null
    }
    case 'build': {
      const card = cardNamed(first ?? '')
      const back = only(3) && second === 'return' ? cardNamed(third) : -1
      return card >= 0 && (only(1) || back >= 0) ? { verb, card, back } : null
    }
    case 'play': {
      const card = cardNamed(first ?? '')
      return only(1) && card >= 0 ? { verb, card } : null
    }
    case 'take':
    case 'buy':
    case 'pay':
    case 'keep': {
      const goods = goodsFrom(words)
      return goods ? { verb, goods } : null
    }
    case 'eat':
    case 'cook':
    case 'discard': {
      const good = goodAt(first)
      const count = only(1) ? 1 : number(second)
      return good >= 0 && words.length <= 2 && count !== null ? { verb, good, count } : null
    }
    case 'craft': {
      const card = cardNamed(first ?? '')
      return only(1) && card >= 0 ? { verb, card } : null
    }
    case 'use': {
      const card = cardNamed(first ?? '')
      const goods = only(1) ? null : goodsFrom(words.slice(1))
      return card >= 0 && (only(1) || goods) ? { verb, card, goods } : null
    }
    case 'arrange': {
      const pens = pensFrom(rest)
      return pens ? { verb, pens } : null
    }
    default:
      return null
  }
}
