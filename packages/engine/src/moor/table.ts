import { bool, int, list, nameOf, record, type Shape, shared } from '../core/shape.ts'
import { SPECIAL_CARD_NAMES } from './special-cards.ts'

/** A special action card: in the middle (`holder` = -1) or in front of a seat, face up or face down. M5 */
export interface SpecialCard {
  readonly card: number
  readonly holder: number
  readonly down: boolean
}

/** What a table of Farmers of the Moor has besides. It is never changed in place. */
export interface MoorTable {
  /** The special action cards in play; alone, the one that lies face up, if any. M13 */
  readonly special: readonly SpecialCard[]
  /** Alone: the cards to come, from the top. Their backs show what they are. */
  readonly pile: readonly number[]
  /** Alone: the card used last, or -1. */
  readonly last: number
  /** Alone: have 2 food been paid in this round to keep a card? */
  readonly kept: boolean
  /** Alone: has a special action been carried out in this round? */
  readonly acted: boolean
  /** The seat that has the green arrow token, or -1. */
  readonly arrow: number
}

const cardShape = nameOf(() => SPECIAL_CARD_NAMES, 'a special action card')

export const moorTableShape: Shape<MoorTable> = shared(
  record<MoorTable>({
    special: list(record<SpecialCard>({ card: cardShape, holder: int, down: bool })),
    pile: list(cardShape),
    last: cardShape,
    kept: bool,
    acted: bool,
    arrow: int,
  }),
)
