import type { Setup } from '@furrow/engine/agricola'
import type { Deck } from './catalogue.ts'

/** A table that is being set up, as far as the cards in its box depend on it. */
export interface Wished extends Pick<Setup, 'players' | 'tile' | 'moor' | 'mixed'> {
  /** With hand cards? */
  cards: boolean
}

/** The cards that such a table is set up with. */
export interface Box {
  /** The round cards, stage by stage. */
  stages: string[][]
  /** The round card that always comes out first, or null. */
  first: string | null
  /** The hand cards of each kind, promo cards among them. */
  hand: { readonly occupation: readonly string[]; readonly minor: readonly string[] }
  /** The decks to which these belong. */
  decks: readonly Deck[]
}
