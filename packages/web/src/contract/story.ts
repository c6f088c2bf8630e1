import type { RecordSeat } from '@furrow/engine/core'
import type { AnyCatalogue } from './catalogue.ts'
import type { GameName } from './options.ts'
import type { AnyUpdate } from './update.ts'

/** A game as it can be looked at again: its steps, where rounds begin, and how the points grew. */
export interface Story {
  game: GameName
  steps: number
  /** The step after which each round stands on the table, from round 1 on. */
  rounds: number[]
  /** The steps with which harvests begin. */
  harvests: number[]
  /** The points of every seat at the end of each round, as far as it was played. */
  points: number[][]
  over: boolean
  seats: readonly RecordSeat[]
}

/** One moment of a story. */
export interface Moment {
  update: AnyUpdate
  catalogue: AnyCatalogue | null
}
