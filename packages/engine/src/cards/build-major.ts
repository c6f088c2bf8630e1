import { canAfford, payFor } from '../actions/pay.ts'
import { cardShape, type Step, step } from '../flow/step.ts'
import type { Move } from '../notation/moves.ts'
import { tell } from '../state/events.ts'
import { type Frame, pop, push, type State } from '../state/state.ts'
import { layDown } from './enter.ts'
import { expenseOf } from './expenses.ts'
import { cards } from './registry.ts'
import { buildable, returnToStack, takeFromStack } from './stacks.ts'

/** A major that has been chosen and comes to the player when it is paid for. */
export interface MajorFrame extends Frame {
  readonly step: 'major'
  readonly card: number
  /** The card that is handed in for it, or -1. */
  readonly back: number
}

// They exist once, so that listing them allocates nothing.
const MOVES: Move[] = []
const build = (card: number): Move => {
  MOVES[card] ??= { verb: 'build', card, back: -1 }
  return MOVES[card]
}

/** Calls `found` with every major that can be built, by paying or by handing in another card. B13 */
export function eachMajor(s: State, seat: number, found: (move: Move) => boolean): boolean {
  for (const card of buildable(s)) {
    const { cost, handIn } = cards()[card]
    if (canAfford(s, seat, expenseOf('major', card), cost(s, seat)) && found(build(card))) return true
    if (handIn.length > 0)
      for (const back of owned(s, seat, handIn)) if (found({ verb: 'build', card, back })) return true
  }
  return false
}

/** The player's cards of these families, in the order of the supply board. */
const owned = (s: State, seat: number, families: readonly string[]): number[] =>
  s.players[seat].played
    .flatMap(({ card }) => (families.includes(cards()[card].family) ? [card] : []))
    .sort((a, b) => a - b)

export function buildMajor(s: State, seat: number, card: number, back: number): void {
  const { cost, name } = cards()[card]
  push(s, majorStep.frame(seat, { card, back }))
  if (back < 0) payFor(s, seat, expenseOf('major', card), cost(s, seat), name)
}

/** B13: a major that is paid for comes to its owner: taken first, then the other one goes back. */
export const majorStep: Step<MajorFrame> = step<MajorFrame>('major', {
  fields: { card: cardShape, back: cardShape },
  about: (f) => cards()[f.card].name,
  asks(s, f) {
    pop(s, f.seat)
    takeFromStack(s, f.card)
    if (f.back >= 0) {
      const p = s.players[f.seat]
      p.played = p.played.filter(({ card }) => card !== f.back)
      returnToStack(s, f.back)
      tell({ event: 'returned', seat: f.seat, card: cards()[f.back].name })
    }
    layDown(s, f.seat, f.card)
    return false
  },
})
