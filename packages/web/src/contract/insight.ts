import type { Bare, Outcome } from '@furrow/engine/core'
import type { AnyCatalogue } from './catalogue.ts'
import type { Offers } from './offer.ts'
import type { GameName } from './options.ts'
import type { Seen } from './update.ts'

/** What somebody at a table elsewhere sees of it. */
export interface Sight {
  game: GameName
  view: Seen[GameName]['view']
}

/** The same as a server tells it: `table` is made of it here, by the same rules. */
export interface BareSight {
  game: GameName
  rules: number
  view: Bare<Sight['view']>
}

/** What only the engine can say about such a table. */
export interface Insight {
  outcome: Outcome | null
  suggested: string[]
  /** What the seat may as well do at once, as it has no choice. */
  forced: string | null
  catalogue: AnyCatalogue | null
  /** What the moves of the seat would do at once, where that is told with them. */
  offers: Offers | null
}

/** How the moves of a game fall into parts. */
export interface Chapters {
  /** The steps after which rounds stand on the table, from round 1 on. */
  rounds: number[]
  /** The steps with which harvests begin. */
  harvests: number[]
  /** The number of the move with which the last turn of a seat begins, as far as it may be taken back. */
  turn: number | null
}

/** What a table looks like after a move that is not played yet. */
export interface Aftermath {
  /** The turn is over with it: somebody else has to choose. */
  passes: boolean
  /** What is seen then; null where something comes to light that nobody can know yet. */
  view: Sight['view'] | null
}
