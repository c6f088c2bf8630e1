import type { Series } from '@furrow/engine'
import type { Store } from '../local/store.ts'

// The solo series of this browser, and the game of it that is on the table.

const KEY = 'furrow.series'

export interface KeptSeries {
  /** As it was written; whoever reads it has it looked at. Null: none has begun. */
  series: Series | null
  /** The name under which its present game is stored. */
  game: string | null
}

export function keptSeries(store: Store): KeptSeries {
  try {
    const { series = null, game = null } = { ...JSON.parse(store.getItem(KEY) ?? '{}') }
    return { series, game: typeof game === 'string' ? game : null }
  } catch {
    return { series: null, game: null }
  }
}

export function keepSeries(store: Store, kept: KeptSeries): void {
  try {
    store.setItem(KEY, JSON.stringify(kept))
  } catch {
    // Then the series lasts as long as the page.
  }
}
