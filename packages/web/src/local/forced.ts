import { at } from '../contract/at.ts'
import type { LocalGame } from './localGame.ts'

/** The one thing a seat of `persons` can do now, if there is nothing else to choose and it may play itself. */
export function forcedMove(
  { game, mayPlayItself }: LocalGame,
  state: unknown,
  persons: readonly number[],
): { seat: number; move: string } | null {
  const decisions = game.decisions(state)
  if (decisions.length !== 1 || !persons.includes(at(decisions, 0).seat)) return null
  const { seat } = at(decisions, 0)
  const moves = game.moves(state, seat)
  if (moves.length !== 1 || game.extras(state, seat).length > 0) return null
  const { events } = game.play(state, seat, at(moves, 0))
  return mayPlayItself(events) ? { seat, move: game.print(state, at(moves, 0)) } : null
}
