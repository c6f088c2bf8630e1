import type { Move } from '../notation/moves.ts'
import type { Event } from '../state/events.ts'
import { listen } from '../state/events.ts'
import { GOODS } from '../state/goods.ts'
import { MATERIALS, type State, stateShape, topOf } from '../state/state.ts'
import { checkMove, passEmptyQuestions } from './legal.ts'
import { apply } from './lookahead.ts'

// A line may name every step of a turn, also those that went by themselves because there was just one way to do them.

/** The moves of a line without those that have happened already, and without a last `done` where the action has closed itself. */
export function neededMoves(s: State, seat: number, moves: readonly Move[]): readonly Move[] {
  const draft = stateShape.copy(s)
  const needed: Move[] = []
  let events: readonly Event[] = []
  for (const [i, move] of moves.entries()) {
    const last = i === moves.length - 1
    // Nothing is said about what has not come out yet.
    if (draft.round !== s.round) return last && move.verb === 'done' ? needed : moves
    if (move.verb === 'line') return moves
    if (checkMove(draft, seat, move) === null) {
      events = listen(() => {
        apply(draft, seat, move)
        passEmptyQuestions(draft)
      })
      needed.push(move)
    } else if (
      i === 0 ||
      !(hasHappened(events, seat, move) || (last && move.verb === 'done' && isFresh(draft, seat)))
    ) {
      return moves
    }
  }
  return needed
}

/** Has the seat's turn ended, or does it stand before something new? */
const isFresh = (s: State, seat: number): boolean => {
  const frame = topOf(s, seat)
  return frame === undefined || frame.step === 'place'
}

/** Is the move what the one before it has brought about by itself? */
function hasHappened(events: readonly Event[], seat: number, move: Move): boolean {
  switch (move.verb) {
    case 'renovate':
      return events.some(
        (event) => event.event === 'renovated' && event.seat === seat && event.to === MATERIALS[move.to],
      )
    case 'pay':
      return events.some(
        (event) =>
          event.event === 'gave' &&
          event.seat === seat &&
          move.goods.every((n, good) => n === (event.goods[GOODS[good]] ?? 0)),
      )
    default:
      return false
  }
}
