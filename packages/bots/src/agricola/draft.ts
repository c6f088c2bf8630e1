import { type Card, cards, type Move } from '@furrow/engine/agricola'
import { at } from '@furrow/engine/core'

// Cards are chosen before the game by what they are: their points, what they do and how often, their price.

/** What a card that acts in these windows may bring, from what happens often to what happens once. */
const OFTEN = 1.5
const ONCE = 0.7
/** A part that helps as long as it lies there. */
const PART = 1
/** What a good of the price, or a condition, takes away. */
const PRICE = 0.35
const CONDITION = 0.5

/** About how good it is to hold a card at the start. */
function worthOf(card: Card): number {
  const { vp, play, on, soon, printed, needs, travels } = card
  const parts = [card.cooks, card.bakes, card.craft, card.handsIn, card.pens, card.instead, card.exchange, card.anytime]
  const lists = [card.discount, card.swap, card.field]
  const helps = parts.filter(Boolean).length + lists.filter(({ length }) => length > 0).length
  const does = OFTEN * Object.keys(on).length + ONCE * (play.length + (soon ? 1 : 0)) + PART * helps
  const price = printed.reduce((sum, n) => sum + n, 0)
  // What travels on helps a neighbour as well.
  return vp + (travels ? does / 2 : does) - PRICE * price - CONDITION * Object.keys(needs).length
}

/** What somebody thinks of holding a card, by its place in the list of cards. */
export type Worth = (card: number) => number

/** By what stands on it. */
export const printedWorth: Worth = (card) => worthOf(at(cards(), card))

/** The answer to a question before round 1: the best card is kept, the worst put away, and what one has is not exchanged. */
export function draftMove(moves: readonly Move[], worthOfCard: Worth): Move {
  const worth = (move: Move): number => (move.verb === 'pick' || move.verb === 'drop' ? worthOfCard(move.card) : 0)
  const content = moves.find(({ verb }) => verb === 'done')
  if (content) return content
  const sign = at(moves, 0).verb === 'drop' ? -1 : 1
  return moves.reduce((best, move) => (sign * worth(move) > sign * worth(best) ? move : best))
}
