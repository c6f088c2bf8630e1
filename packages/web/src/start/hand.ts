import type { Printed } from '../contract/catalogue.ts'

/** The kinds of hand cards, in the order in which they are chosen. */
export const HAND_KINDS = ['occupation', 'minor'] as const
export type HandKind = (typeof HAND_KINDS)[number]

/** B2: so many of each kind make a hand; a test holds it against the engine. */
export const OF_EACH = 7

/** Every card there is, by name. */
export type Cards = { readonly [name: string]: Printed }

/** How many of a kind are in the hand. */
export const chosenOf = (cards: Cards, hand: readonly string[], kind: HandKind): number =>
  hand.filter((name) => cards[name]?.kind === kind).length

/** May the card be put into the hand, or taken out again? */
export const canToggle = (cards: Cards, hand: readonly string[], card: string): boolean => {
  const kind = HAND_KINDS.find((each) => each === cards[card]?.kind)
  return hand.includes(card) || (kind !== undefined && chosenOf(cards, hand, kind) < OF_EACH)
}

/** The hand with the card, or without it if it was there. A hand that is full stays as it is. */
export function toggled(cards: Cards, hand: readonly string[], card: string): string[] {
  if (!canToggle(cards, hand, card)) return [...hand]
  return hand.includes(card) ? hand.filter((name) => name !== card) : [...hand, card]
}
