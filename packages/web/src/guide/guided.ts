import { type Store, storedGames } from '../local/store.ts'

// Which game is the guided one; kept, so that it goes on after a pause, and is not offered again once it was stopped.

const KEY = 'furrow.guide'
const STOPPED = '-'

function kept(store: Store): string | null {
  try {
    return store.getItem(KEY)
  } catch {
    return null
  }
}

function keep(store: Store, value: string): void {
  try {
    store.setItem(KEY, value)
  } catch {
    // Then it is not guided: a browser that keeps nothing forgets the game as well.
  }
}

export const isGuided = (store: Store, id: string | null): boolean => id !== null && kept(store) === id

export const guide = (store: Store, id: string): void => keep(store, id)

export const stopGuiding = (store: Store): void => keep(store, STOPPED)

/** Somebody who has not played here yet, as far as this browser knows. */
export const isNewcomer = (store: Store): boolean => kept(store) === null && storedGames(store).length === 0
