import { below, type Decision, seeded } from '@furrow/engine/core'
import type { AnyGame } from '../games/box.ts'

/** Answers for one seat of one game with a legal move. */
export type Chooser = (state: unknown, decision: Decision) => unknown

/** One answer in so many is something done at any time, where that is asked for. */
const EXTRA = 10

/**
 * Any of the answers, each as likely as the others, straight from the state: what the bot `random` does, without
 * the cost of views and texts. What can be done at any time is left aside unless `extras` asks for it.
 */
export function playFast(game: AnyGame, seat: number, seed: string, extras: boolean): Chooser {
  const random = seeded(`${seed}/seat ${seat}`)
  return (state) => {
    const more = extras && below(random, EXTRA) === 0 ? game.extras(state, seat) : []
    const moves = more.length > 0 ? more : game.moves(state, seat)
    return moves[below(random, moves.length)]
  }
}
