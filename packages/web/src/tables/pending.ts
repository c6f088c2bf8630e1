// What the page has to know of online games before anything of them is loaded: whether there are any, and how many wait.

import { makeValue } from '../connection/value.ts'
import type { Store } from '../local/store.ts'

const KEY = 'furrow.online'

/** In how many games it is the visitor's turn. */
export const pendingTurns = makeValue(0)

/** Were there online games when this browser last looked? Without any, the server is asked nothing. */
export function hasOnlineGames(store: Store): boolean {
  try {
    return store.getItem(KEY) !== null
  } catch {
    return false
  }
}

export function keepOnlineGames(store: Store, some: boolean): void {
  try {
    if (some) store.setItem(KEY, 'yes')
    else store.removeItem(KEY)
  } catch {
    // Then the start page does not know of them until the online page is opened.
  }
}
