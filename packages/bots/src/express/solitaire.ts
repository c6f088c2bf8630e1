import { at } from '@furrow/engine/core'
import { type ExpressState, express } from '@furrow/engine/express'

// Farms touch each other only through the dice that are left. So a seat's plans are made on its own sheet alone,
// as if it sat there by itself: fewer things to copy, and the same thoughts for one player and for four.

/** The seat's own farm with the dice as they lie, and its question. */
export function alone(s: ExpressState, seat: number): ExpressState {
  const draft = express.copy(s)
  return {
    ...draft,
    setup: { ...s.setup, players: 1, starting: null },
    starting: 0,
    players: [at(draft.players, seat)],
    asks: draft.asks.filter((frame) => frame.seat === seat).map((frame) => ({ ...frame, seat: 0 })),
  }
}

/** What the seat is asked, or what follows for it when the others are through. */
export type Ask = 'dice' | 'group' | 'pay' | 'animals' | 'feed' | 'breed' | 'over'
export const askOf = (s: ExpressState): Ask => s.asks[0]?.step ?? 'over'
