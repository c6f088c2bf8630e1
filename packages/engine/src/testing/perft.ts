import { agricola } from '../agricola.ts'
import type { State } from '../state/state.ts'

/** How many lines of play there are to a depth: every answer of the first seat that is asked, and so on. */
export function countLines(s: State, depth: number): number {
  const [decision] = agricola.decisions(s)
  if (!decision) return 1
  const moves = agricola.moves(s, decision.seat)
  if (depth === 1) return moves.length
  let lines = 0
  for (const move of moves) {
    const draft = agricola.copy(s)
    agricola.advance(draft, decision.seat, move)
    lines += countLines(draft, depth - 1)
  }
  return lines
}
