const GAME = 'furrow.game'

/** The part of the browser's storage that is used; some browsers refuse it altogether. */
export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The stored game, or null. */
export const storedGame = (store: Store): string | null => tried(() => store.getItem(GAME)) ?? null

/** A full or forbidden storage costs the way back after a reload, not the game. */
export const storeGame = (store: Store, text: string): void => void tried(() => store.setItem(GAME, text))

export const forgetGame = (store: Store): void => void tried(() => store.removeItem(GAME))

function tried<T>(use: () => T): T | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}

/** The browser's storage, or a page's own memory where the browser refuses it. */
export function browserStore(): Store {
  const storage = tried(() => localStorage)
  if (storage) return storage
  const memory = new Map<string, string>()
  return {
    getItem: (key) => memory.get(key) ?? null,
    setItem: (key, value) => void memory.set(key, value),
    removeItem: (key) => void memory.delete(key),
  }
}
