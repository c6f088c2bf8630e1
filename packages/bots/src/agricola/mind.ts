import type { Worth } from './draft.ts'
import type { Network } from './network/network.ts'

/** How a player of the board game thinks. */
export interface Mind {
  readonly network: Network
  /** What it thinks of cards before round 1. */
  readonly worth: Worth
  /** Does it play the round to its end in mind before it places a person? */
  readonly looksAhead: boolean
  /** What a point of the others, on average, counts against its own. */
  readonly envy: number
  /** By how many points it typically misjudges a placement. */
  readonly slip: number
  /** Does it play its hand cards? */
  readonly usesHand: boolean
}
