// The games that can be played here. The server knows nothing of them but the contract.
import { agricola } from '@furrow/engine/agricola'
import type { Game } from '@furrow/engine/core'
import { express } from '@furrow/engine/express'

export type AnyGame = Game<unknown, unknown, unknown, unknown, unknown>

export interface Played {
  game: AnyGame
}

const games: { readonly [name: string]: Played } = {
  agricola: { game: agricola },
  express: { game: express },
}

export const gameNames: readonly string[] = Object.keys(games)

export const findGame = (name: string): Played | null => (Object.hasOwn(games, name) ? (games[name] ?? null) : null)
