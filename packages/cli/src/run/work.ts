import { type MatchGame, type MatchPlan, playMatch } from './match.ts'
import { type SimPlan, simulate } from './simulate.ts'
import type { Tally } from './tally.ts'

/** The kinds of work that can be spread over threads, and what they give. */
export interface Works {
  simulate: { plan: SimPlan; result: Tally[] }
  match: { plan: MatchPlan; result: MatchGame[] }
}

/** A piece of work: the games `from` to `to` (without it) of a plan. */
export type Piece<K extends keyof Works = keyof Works> = {
  [Kind in K]: { kind: Kind; plan: Works[Kind]['plan']; from: number; to: number }
}[K]

/** What a thread answers. */
export type Report = { result: Works[keyof Works]['result'] } | { complaint: string; exitCode: 1 | 2 }

export function work(piece: Piece): Promise<Works[keyof Works]['result']> {
  const { from, to } = piece
  return piece.kind === 'simulate' ? simulate(piece.plan, from, to) : playMatch(piece.plan, from, to)
}
