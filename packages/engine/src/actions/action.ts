import type { Move } from '../notation/moves.ts'
import type { State } from '../state/state.ts'
import type { Act } from './act.ts'
import type { Obstacle } from './obstacle.ts'

/** Where an action is done: the space it belongs to (-1: none) and how far it has come. */
export interface Doing {
  readonly space: number
  /** How often it was done already in this action: rooms, stables, sown fields, pastures. */
  readonly times: number
  /** What it has to remember meanwhile, e.g. the fences built so far. */
  readonly memo: number
}

/** What each kind of action knows. Nothing else decides whether it is legal. */
export interface Action<A extends Act> {
  /** Can it be begun, or gone on with? */
  possible(s: State, seat: number, act: A, doing: Doing): boolean
  /** What stands in its way where it is not possible. */
  obstacle?(s: State, seat: number, act: A, doing: Doing): Obstacle
  /** Its moves; none for an action without a choice. */
  options?(s: State, seat: number, act: A, doing: Doing, out: Move[]): void
  /** Does this move belong to it? */
  takes?(s: State, move: Move): boolean
  /** Does it. Returns what to remember if it can be repeated in the same action, else null. */
  run(s: State, seat: number, act: A, doing: Doing, move: Move | null): number | null
}

export const ONCE = null
