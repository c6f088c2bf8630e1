import type { Event, SeatView } from '@furrow/engine/agricola'

export type Amounts = SeatView['goods']

/** What sentences are made of, in one language. */
export interface Say {
  /** "3 wood" */
  count(good: string, n: number): string
  /** "wood" */
  good(good: string): string
  /** "3 wood, 1 reed" */
  goods(amounts: { readonly [good: string]: number }): string
  /** A space, card or major by its name. */
  name(id: string): string
  /** Who sits there. */
  who(seat: number): string
  /** Is that whoever reads this? */
  you(seat: number): boolean
}

/** A sentence for every event; the log and the screen reader use them. */
export type EventWords = {
  readonly [E in Event['event']]: (event: Extract<Event, { event: E }>, say: Say) => string
}
