import { boxNamed } from '../games.ts'
import { type GuestRules, Seats } from '../guests/seats.ts'
import { type LeaguePlan, type Met, playLeague } from './league.ts'
import { type MatchGame, type MatchPlan, playMatch } from './match.ts'
import { type SimPlan, simulate } from './simulate.ts'
import type { Tally } from './tally.ts'

/** The kinds of work that can be spread over threads, and what they give. */
export interface Works {
  simulate: { plan: SimPlan; result: Tally[] }
  match: { plan: MatchPlan; result: MatchGame[] }
  league: { plan: LeaguePlan; result: Met[] }
}

/** A piece of work: the games `from` to `to` (without it) of a plan. */
export type Piece<K extends keyof Works = keyof Works> = {
  [Kind in K]: { kind: Kind; plan: Works[Kind]['plan']; from: number; to: number }
}[K]

/** What a thread answers. */
export type Report = { result: Works[keyof Works]['result'] } | { complaint: string; exitCode: 1 | 2 } | { ended: true }

/** The seats of this thread: programs that play stay from one piece of work to the next. */
const open = new Map<string, Seats>()

function seatsFor({ game, guests }: { game: string; guests?: GuestRules }): Seats {
  const key = JSON.stringify([game, guests])
  const seats = open.get(key) ?? new Seats(boxNamed(game), guests)
  open.set(key, seats)
  return seats
}

export function work(piece: Piece): Promise<Works[keyof Works]['result']> {
  const { from, to } = piece
  const seats = seatsFor(piece.plan)
  switch (piece.kind) {
    case 'simulate':
      return simulate(piece.plan, from, to, seats)
    case 'match':
      return playMatch(piece.plan, from, to, seats)
    case 'league':
      return playLeague(piece.plan, from, to, seats)
  }
}

/** There is no more work: whoever plays here goes home. */
export async function endWork(): Promise<void> {
  const seats = [...open.values()]
  open.clear()
  await Promise.all(seats.map((each) => each.close()))
}
