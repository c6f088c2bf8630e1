import { Damaged, frozen, type Json, type Shape } from '../core/shape.ts'
import type { Cell, Cells } from '../farm/yard.ts'
import { MOST_CELLS } from '../farm/yard.ts'
import { cardShape } from '../flow/step.ts'
import type { Good } from '../state/goods.ts'
import type { Penned } from '../state/state.ts'

/** An answer to a question. `notation.ts` prints and parses each of them. */
export type Move =
  /** Place a person on a space. */
  | { verb: 'place'; space: number }
  /** No space can be used: the person stays at home. */
  | { verb: 'stay' }
  | { verb: 'room'; cell: Cell }
  | { verb: 'stable'; cell: Cell }
  | { verb: 'plow'; cell: Cell }
  /** On a field tile, or (cell = -1) on a card that is a field. */
  | { verb: 'sow'; crop: Good; cell: Cell; card: number }
  /** One crop from a field to another; each is a tile or (cell = -1) a card. */
  | { verb: 'move'; cell: Cell; card: number; toCell: Cell; toCard: number }
  | { verb: 'fence'; cells: Cells }
  | { verb: 'bake'; count: number }
  | { verb: 'renovate'; to: number }
  /** Build a major; `back` is the card handed in for it, or -1. */
  | { verb: 'build'; card: number; back: number }
  | { verb: 'play'; card: number }
  | { verb: 'take'; goods: readonly number[] }
  | { verb: 'buy'; goods: readonly number[] }
  | { verb: 'pay'; goods: readonly number[] }
  /** Keep these animals; the others are cooked, or lost. */
  | { verb: 'keep'; goods: readonly number[] }
  | { verb: 'eat'; good: Good; count: number }
  | { verb: 'cook'; good: Good; count: number }
  | { verb: 'discard'; good: Good; count: number }
  | { verb: 'craft'; card: number }
  | { verb: 'feed' }
  /** Use a card; `goods` says which of its offers, where it has several. */
  | { verb: 'use'; card: number; goods: readonly number[] | null }
  | { verb: 'arrange'; pens: readonly Penned[] }
  | { verb: 'done' }
  /** Several answers of one seat in one go: all of them, or none. */
  | { verb: 'line'; moves: readonly Move[] }

export type Verb = Move['verb']

// The commonest moves exist once, so that listing them allocates nothing.
const each = <M extends Move>(n: number, make: (i: number) => M): readonly M[] =>
  Array.from({ length: n }, (_, i) => make(i))
export const PLACE = each(64, (space) => ({ verb: 'place', space }) as const)
export const ROOM = each(MOST_CELLS, (cell) => ({ verb: 'room', cell }) as const)
export const STABLE = each(MOST_CELLS, (cell) => ({ verb: 'stable', cell }) as const)
export const PLOW = each(MOST_CELLS, (cell) => ({ verb: 'plow', cell }) as const)
export const BAKE = each(64, (count) => ({ verb: 'bake', count }) as const)
export const DONE: Move = { verb: 'done' }
export const FEED: Move = { verb: 'feed' }
export const STAY: Move = { verb: 'stay' }

/** Cards in moves go by name in JSON, like everywhere. */
const CARD_KEYS = ['card', 'back', 'toCard']
const withCards = <A, B>(move: object, one: (card: A) => B): object =>
  Object.fromEntries(Object.entries(move).map(([key, value]) => [key, CARD_KEYS.includes(key) ? one(value) : value]))

const plainMove = frozen<Move>((json, where) => {
  const move = json as { verb?: unknown } | null | undefined
  if (typeof move?.verb !== 'string') throw new Damaged(`The saved game is damaged: ${where} should be a move.`)
  return json as unknown as Move // whether it may be played is checked when it is carried out
})

/** A move that waits inside a frame. */
export const moveShape: Shape<Move> = {
  ...plainMove,
  encode: (move) => plainMove.encode(withCards(move, cardShape.encode) as Move),
  decode: (json, where) =>
    withCards(plainMove.decode(json, where), (card: Json) => cardShape.decode(card, where)) as Move,
}

export function sameMove(a: Move, b: Move): boolean {
  if (a === b) return true
  return a.verb === b.verb && JSON.stringify(a) === JSON.stringify(b)
}
