import type { Face } from '../dice.ts'
import type { ExpressMove, GroupMove } from '../moves.ts'
import type { Price } from '../pay.ts'
import type { Player } from '../sheet.ts'
import type { ExpressState } from '../state.ts'

/** What each dice group knows. Nothing else decides whether it is legal. X4 */
export interface Group<M extends GroupMove> {
  /** Its moves with the dice that show, if what they cost can be paid. */
  options(s: ExpressState, seat: number, show: readonly number[], out: ExpressMove[]): void
  /** The dice of the group itself; those that pay come on top. */
  dice(show: readonly number[], move: M): readonly Face[]
  price(p: Player, show: readonly number[], move: M): Price
  /** Writes the result on the sheet. */
  run(s: ExpressState, seat: number, move: M): void
}

export type MoveOf<V extends GroupMove['verb']> = Extract<GroupMove, { verb: V }>
