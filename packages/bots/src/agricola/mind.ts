import type { State } from '@furrow/engine/agricola'
import type { Worth } from './draft.ts'
import type { Network } from './network/network.ts'

/** The Moor is a game of its own, where wood is burnt and land lies under trees; alone it is another one again. */
export type TableKind = 'base' | 'moor' | 'moor-alone'

/** What somebody has learnt of the game. */
export interface Knowledge {
  readonly network: Network
  /** What it thinks of cards before round 1. */
  readonly worth: Worth
  /** What a point of the others, on average, counts against its own. */
  readonly envy: number
}

/** How a player of the board game thinks. */
export interface Mind {
  readonly knows: { readonly [K in TableKind]: Knowledge }
  /** Does it play the round to its end in mind before it places a person? */
  readonly looksAhead: boolean
  /** By how many points it typically misjudges a placement. */
  readonly slip: number
  /** Does it play its hand cards? */
  readonly usesHand: boolean
}

/** What such a mind knows of the game at this table. */
export const knowledgeOf = ({ knows }: Mind, { moor, players }: State): Knowledge =>
  knows[!moor ? 'base' : players.length === 1 ? 'moor-alone' : 'moor']
