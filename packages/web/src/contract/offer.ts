import type { Described } from '@furrow/engine/core'
import type { ExpressSeatView, ExpressTableView } from '@furrow/engine/express'

export type FaceName = NonNullable<ExpressTableView['dice'][number]['face']>
export type Amounts = ExpressSeatView['goods']
export type GoodName = keyof Amounts

/** A move with what it would do to the sheet. */
export interface Offer {
  move: Described
  /** The dice that the group uses, as the tray shows them. */
  dice: FaceName[]
  /** The occupation that sets the die, if one does. */
  by: FaceName | null
  gain: Amounts
  cost: Amounts
  /** Dice paid besides, at double the cost. */
  paid: FaceName[]
  /** There are several ways to pay; `cost` and `paid` are one of them. */
  choice: boolean
  /** What the next harvest would bring more, or less. */
  points: number
}

/** What the person in turn can do. */
export interface Offers {
  moves: readonly Offer[]
  extras: readonly Offer[]
  /** What is being paid for, where that is the question. */
  paying: Described | null
}
