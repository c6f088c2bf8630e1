import type { Series } from '@furrow/engine/agricola'
import type { KeptSeries as KeptThere } from '@furrow/server/client'
import type { Store } from '../local/store.ts'

// The solo series of this browser, and the game of it that is on the table. Whoever has a name on the server finds it on
// other devices too: the one that changed last counts.

const KEY = 'furrow.series'

export interface KeptSeries {
  /** As it was written; whoever reads it has it looked at. Null: none has begun. */
  series: Series | null
  /** The name under which its present game is stored. */
  game: string | null
  /** When it last changed; 0: never. */
  changed: number
}

const NONE: KeptSeries = { series: null, game: null, changed: 0 }

export function keptSeries(store: Store): KeptSeries {
  try {
    const { series = null, game = null, changed = 0 } = { ...JSON.parse(store.getItem(KEY) ?? '{}') }
    return { series, game: typeof game === 'string' ? game : null, changed: Number(changed) || 0 }
  } catch {
    return NONE
  }
}

export function keepSeries(store: Store, kept: KeptSeries): void {
  try {
    store.setItem(KEY, JSON.stringify(kept))
  } catch {
    // Then the series lasts as long as the page.
  }
}

/** Where a series is kept for all devices of a person. */
export interface Account {
  series(): Promise<KeptThere | null>
  keepSeries(kept: KeptThere): Promise<KeptThere>
}

/** The account of somebody who has none. */
export const NOBODY: Account = { series: async () => null, keepSeries: async (kept) => kept }

/** The later one of this browser and of the account; without a network that of the browser. */
export async function latestSeries(store: Store, account: Account): Promise<KeptSeries> {
  const here = keptSeries(store)
  const there = await account.series().catch(() => null)
  if (!there || there.changed <= here.changed) return here
  try {
    const latest = { series: JSON.parse(there.series), game: null, changed: there.changed }
    keepSeries(store, latest)
    return latest
  } catch {
    return here
  }
}

/** Tells the account how the series of this browser stands. */
export async function tellAccount(store: Store, account: Account): Promise<void> {
  const { series, changed } = keptSeries(store)
  if (changed === 0) return
  // Without a network it is kept here alone.
  await account.keepSeries({ series: JSON.stringify(series), changed }).catch(() => undefined)
}
