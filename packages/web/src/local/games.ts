import { isRefusal, type Refusal, refuse } from '@furrow/engine/core'
import type { LocalGame } from './localGame.ts'

/** The games that can be played here; each comes with its cards and bots when it is wanted. */
const GAMES: { readonly [name: string]: () => Promise<LocalGame> } = {
  agricola: async () => (await import('./farm.ts')).farm,
  express: async () => (await import('./dice.ts')).dice,
}

const loaded = new Map<string, LocalGame>()

/** Is this a game that still has to come? */
export const isToLoad = (name: string): boolean => Object.hasOwn(GAMES, name) && !loaded.has(name)

/** Brings the game of that name, if there is one. */
export async function loadGame(name: string): Promise<void> {
  const load = isToLoad(name) ? GAMES[name] : undefined
  if (load) loaded.set(name, await load())
}

/** The game of that name, once it has been loaded. */
export const localGame = (name: string): LocalGame | Refusal =>
  loaded.get(name) ?? refuse('bad-record', `There is no game "${name}" here.`)

/** The game of a view: whoever asks about one has it from there. */
export function knownGame(name: string): LocalGame {
  const local = localGame(name)
  if (isRefusal(local)) throw new Error(local.message)
  return local
}
