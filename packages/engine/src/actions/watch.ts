import { amount, bool, int, list, orNull, record, type Shape } from '../core/shape.ts'
import type { Move } from '../notation/moves.ts'
import { moveShape } from '../notation/notation.ts'
import { goodsShape } from '../state/goods.ts'
import type { State } from '../state/state.ts'

/** How the farm was before an action, for those who watch it. */
interface Before {
  readonly house: number
  readonly rooms: number
  readonly fields: number
  readonly stables: number
  readonly pastures: readonly number[]
}

/** What those who watch the actions of a space or card have to know. */
export interface Watch {
  /** Cards that came into play later than this do not watch. B13 */
  readonly known: number
  /** A move that was chosen and waits for what comes before it, and the act it belongs to. */
  readonly pending: Move | null
  readonly act: number
  /** Has the window before it been opened? */
  readonly opened: boolean
  /** The act that is over and has not been told yet, or -1. */
  readonly ended: number
  /** Nothing more is to be begun. */
  readonly closed: boolean
  /** Null where nobody will hear of the action that is going on. */
  readonly before: Before | null
  /** What was paid or taken in this action. */
  readonly goods: readonly number[] | null
  /** The last move of it. */
  readonly last: Move | null
}

export const watching = (known: number): Watch => ({
  known,
  pending: null,
  act: -1,
  opened: false,
  ended: -1,
  closed: false,
  before: null,
  goods: null,
  last: null,
})

/** An action is about to begin. */
export const watchingAct = (watch: Watch, act: number): Watch =>
  watch.act === act && !watch.opened ? watch : { ...watch, act, opened: false }

/** How the farm is before an action. */
export const farmOf = (s: State, seat: number): Before => {
  const { house, rooms, fields, stables, pastures } = s.players[seat]
  return { house, rooms, fields, stables, pastures }
}

/** What is known after a step: what was paid at once has been noted in the frame. Where nobody hears of it, as before. */
export const afterStep = (watch: Watch, noted: Watch | null, ended: number, last: Move | null): Watch =>
  watch.before || watch.pending || ended >= 0
    ? { ...watch, goods: noted?.goods ?? null, pending: null, ended, last }
    : watch

export const watchShape: Shape<Watch> = record<Watch>({
  known: amount,
  pending: orNull(moveShape),
  act: int,
  opened: bool,
  ended: int,
  closed: bool,
  before: orNull(record<Before>({ house: int, rooms: int, fields: int, stables: int, pastures: list(int) })),
  goods: orNull(goodsShape),
  last: orNull(moveShape),
})
