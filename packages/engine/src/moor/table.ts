import { type Random, shuffled } from '../core/random.ts'
import { bool, int, list, nameOf, record, type Shape, shared, usually } from '../core/shape.ts'
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
  /** Alone: the cards to come, from the top. The back of the first shows what it is. */
  readonly pile: readonly number[]
  /** Alone: how many cards after the first have not been seen yet; those put under the pile have. */
  readonly unseen: number
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
    unseen: usually(0, int),
    last: cardShape,
    kept: bool,
    acted: bool,
    arrow: int,
  }),
)

/** The table with what nobody has seen of the pile in another order: any, or by the numbers of the cards. M13 */
export function pileReordered(moor: MoorTable, random: Random | null): MoorTable {
  const { pile, unseen } = moor
  if (unseen === 0) return moor
  const sorted = pile.slice(1, 1 + unseen).sort((a, b) => a - b)
  const order = random ? shuffled(random, sorted) : sorted
  return { ...moor, pile: [pile[0], ...order, ...pile.slice(1 + unseen)] }
}
