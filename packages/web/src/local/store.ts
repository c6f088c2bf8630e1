import type { GameName } from '../contract/options.ts'

/** The part of the browser's storage that is used; some browsers refuse it altogether. */
export interface Store extends Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  keys(): string[]
}

/** A game in the browser's storage, with what its line in the list says. */
export interface StoredGame {
  id: string
  game: GameName
  /** When it was last played, in milliseconds. */
  when: number
  round: number
  over: boolean
  /** It could not be opened the last time. */
  damaged?: boolean
  names: readonly string[]
  /** The points of every seat, once it is over. */
  scores?: readonly number[]
  /** The record. */
  text: string
}

const PREFIX = 'furrow.game.'
const MOST = 40

/** All stored games, the latest first. */
export const storedGames = (store: Store): StoredGame[] =>
  (tried(() => store.keys()) ?? [])
    .filter((key) => key.startsWith(PREFIX))
    .flatMap((key) => storedGame(store, key.slice(PREFIX.length)) ?? [])
    .sort((a, b) => b.when - a.when)

export function storedGame(store: Store, id: string): StoredGame | null {
  const kept = tried(() => JSON.parse(store.getItem(PREFIX + id) ?? 'null') as unknown)
  return isStored(kept) ? { ...kept, game: kept.game === 'express' ? 'express' : 'agricola', id } : null
}

/** Is there something under this name, even if it cannot be read? */
export const hasGame = (store: Store, id: string): boolean => tried(() => store.getItem(PREFIX + id)) != null

const isStored = (kept: unknown): kept is StoredGame =>
  typeof kept === 'object' &&
  kept !== null &&
  typeof (kept as StoredGame).text === 'string' &&
  Number.isFinite((kept as StoredGame).when) &&
  Number.isFinite((kept as StoredGame).round) &&
  Array.isArray((kept as StoredGame).names)

/** A full or forbidden storage costs the way back after a reload, not the game. The oldest finished games make room. */
export function storeGame(store: Store, { id, ...game }: StoredGame): void {
  const isNew = !hasGame(store, id)
  tried(() => store.setItem(PREFIX + id, JSON.stringify(game)))
  if (!isNew) return
  const finished = storedGames(store).filter(({ over }) => over)
  for (const old of finished.slice(MOST)) forgetGame(store, old.id)
}

export const forgetGame = (store: Store, id: string): void => void tried(() => store.removeItem(PREFIX + id))

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
  if (storage)
    return {
      getItem: (key) => storage.getItem(key),
      setItem: (key, value) => storage.setItem(key, value),
      removeItem: (key) => storage.removeItem(key),
      keys: () => Object.keys(storage),
    }
  return memoryStore()
}

/** A storage that lasts as long as the page. */
export function memoryStore(kept = new Map<string, string>()): Store {
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    keys: () => [...kept.keys()],
  }
}
