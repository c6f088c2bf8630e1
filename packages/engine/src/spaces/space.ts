import type { Act } from '../actions/act.ts'
import type { Good, Goods } from '../state/goods.ts'

/** How the actions of a space belong together. B4 */
export type Binding =
  /** Every action, in order; they are all compulsory. */
  | 'all'
  /** One or several, in any order, each at most once. */
  | 'and-or'
  /** The first is compulsory, the others optional and only after it. */
  | 'then'

/** An action space: printed on a board, or a round card. */
export interface Space {
  id: string
  /** 0: printed on a board; 1-6: a round card of that stage. */
  stage: number
  acts: readonly Act[]
  binding: Binding
  /** What is put on it every round, if it is an accumulation space. */
  accumulates: { good: Good; count: number } | null
  /** What its user gets from the general supply. */
  gives: Goods | null
  /** Of the spaces of one group only one can be used in a round (F2, B7); 0 is no group. */
  group: number
  /** The first round in which it can be used. */
  from: number
  /** Any number of people may stand there. M8 */
  crowd: boolean
  /** Part of a board extension rather than of the main board. */
  extension: boolean
  /** The card it lies on, or -1. */
  card: number
}
