// The games that can be played here. The server knows nothing of them but the contract.
import { agricola, express, type Game } from '@furrow/engine'
import type { Known } from './client/types.ts'

export type AnyGame = Game<unknown, unknown, unknown, unknown, unknown>

export interface Played {
  game: AnyGame
  /** What of a setup nobody is told before the end. */
  hidden: readonly Known[]
}

const games: { readonly [name: string]: Played } = {
  agricola: { game: agricola, hidden: ['hands'] },
  express: { game: express, hidden: [] },
}

export const gameNames: readonly string[] = Object.keys(games)

export const findGame = (name: string): Played | null => (Object.hasOwn(games, name) ? games[name] : null)
