import { agricola } from '@furrow/engine'
import type { LocalTable } from './authority.ts'
import { personsOf } from './options.ts'

/** The one thing a person can do now, if there is nothing else to choose and nothing to lose by it. */
export function forcedMove({ record, history: { state } }: LocalTable): { seat: number; move: string } | null {
  const decisions = agricola.decisions(state)
  if (decisions.length !== 1 || !personsOf(record.seats).includes(decisions[0].seat)) return null
  const { seat } = decisions[0]
  const moves = agricola.moves(state, seat)
  if (moves.length !== 1 || agricola.extras(state, seat).length > 0) return null
  const { events } = agricola.play(state, seat, moves[0])
  const hurts = events.some((event) => event.event === 'lost' || (event.event === 'fed' && event.begging > 0))
  return hurts ? null : { seat, move: agricola.print(state, moves[0]) }
}
