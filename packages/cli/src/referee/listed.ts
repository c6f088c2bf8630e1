import type { AnyGame } from '../games/box.ts'

/** A move as programs read it: its text and its key, then its parts by name. */
export function listed(game: AnyGame, state: unknown, moves: readonly unknown[]): object[] {
  return moves.map((move) => {
    const { text, ...parts } = game.describe(state, move)
    return { move: text, key: game.key(move), ...parts }
  })
}
