import type { Series } from '@furrow/engine/agricola'
import type { Json } from '@furrow/engine/core'

/** How a solo series stands, and its next game, if there is one now. B15 */
export interface SeriesNow {
  series: Series
  next: { goal: number; food: number; setup: { readonly [key: string]: Json } } | null
}

/** What is asked about a series: as it was kept (null: a new one), perhaps after a finished game or a choice. */
export interface SeriesStep {
  series: unknown
  /** The record of a game that is over. */
  after?: string
  /** The occupation that stays in play. */
  keep?: string
}
