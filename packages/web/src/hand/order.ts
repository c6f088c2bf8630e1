import type { Printed } from '../contract/catalogue.ts'

/** The ways to sort a hand. */
export const ORDERS = ['kind', 'playable', 'name', 'price'] as const
export type Order = (typeof ORDERS)[number]

interface Known {
  cards: Readonly<Record<string, Printed>>
  isPlayable(card: string): boolean
  nameOf(card: string): string
}

const price = (printed: Printed | undefined): number => (printed?.cost ?? []).reduce((sum, [, n]) => sum + n, 0)

/** The hand as the player likes it; what is equal stays as it was dealt, occupations first. */
export function sorted(hand: readonly string[], order: Order, { cards, isPlayable, nameOf }: Known): string[] {
  const kept = [...hand]
  switch (order) {
    case 'kind':
      return kept
    case 'playable':
      return kept.sort((a, b) => Number(isPlayable(b)) - Number(isPlayable(a)))
    case 'name':
      return kept.sort((a, b) => nameOf(a).localeCompare(nameOf(b)))
    case 'price':
      return kept.sort((a, b) => price(cards[a]) - price(cards[b]))
  }
}
