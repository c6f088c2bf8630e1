import type { Json } from '../core/shape.ts'
import { cardShape } from '../flow/step.ts'
import { cardsInHand } from './seat-view.ts'
import { goneShape, type State, setupShape } from './state.ts'
import { setupFor, type View } from './view.ts'

/** The view of a seat, made from what everybody sees: its own cards are added, and all else is shared. */
export function withOwn(s: State, seat: number, common: View): View {
  const { table } = common
  const state = common.state as { setup: Json; players: { [key: string]: Json }[]; gone: Json[] } // as stateShape writes it
  const { hand, pack } = s.players[seat]
  const own = (some: readonly number[]): Json => some.map((card) => cardShape.encode(card))
  return {
    viewer: seat,
    table: { ...table, seats: withPart(table.seats, seat, cardsInHand(s, seat, seat)) },
    state: {
      ...state,
      setup: s.setup.hands.length === 0 ? state.setup : setupShape.encode(setupFor(s, seat)),
      players: withPart(state.players, seat, { hand: own(hand), pack: own(pack) }),
      gone: s.gone.map((gone, i) => (gone.seat === seat ? goneShape.encode(gone) : state.gone[i])),
    },
  }
}

const withPart = <T extends object>(list: readonly T[], at: number, part: Partial<T>): T[] =>
  list.map((one, i) => (i === at ? { ...one, ...part } : one))
