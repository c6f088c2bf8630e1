import { playAnytime } from '../actions/anytime.ts'
import { lookingAhead, Stranded } from '../actions/stranded.ts'
import { effectStep } from '../cards/effect-step.ts'
import { PART, partsOf } from '../cards/registry.ts'
import { windowStep } from '../cards/trigger.ts'
import type { Move } from '../notation/moves.ts'
import { isAnytime } from '../notation/notation.ts'
import { silently } from '../state/events.ts'
import { type Frame, isPlain, type State, stackOf, stateShape, topOf } from '../state/state.ts'
import { settleTable } from './stack.ts'
import { stepOf } from './step.ts'

// No dead ends: where a local test is not exact, the engine looks ahead by playing on a copy.

/** Plays a move in place and lets everything happen that follows by itself. */
export function apply(s: State, seat: number, move: Move): void {
  if (move.verb === 'line') {
    for (const part of move.moves) apply(s, seat, part)
    return
  }
  const frame = topOf(s, seat)
  if (!frame) return
  if (isAnswer(frame, move)) stepOf(frame).choose?.(s, frame, move)
  else playAnytime(s, seat, move)
  settleTable(s)
}

/** Does the move answer the question itself, rather than being something done at any time? */
function isAnswer(frame: Frame, move: Move): boolean {
  // What cards offer in the harvest, also for a craft building that is left idle.
  if (move.verb === 'use' && frame.step === 'feed' && (partsOf(move.card) & (PART.harvest | PART.craft)) !== 0)
    return true
  if (move.verb === 'use') return move.goods === null && isOffered(frame, move.card)
  return !isAnytime(move)
}

const isOffered = (frame: Frame, card: number): boolean =>
  windowStep.is(frame)
    ? frame.waiting.some((waiting) => waiting.seat === frame.seat && waiting.card === card)
    : effectStep.is(frame) && frame.card === card

/** Is there something compulsory below the question, which a free choice now could make impossible? */
export function mayStrand(s: State, seat: number): boolean {
  if (isPlain(s)) return false
  const stack = stackOf(s, seat)
  for (let i = stack.length - 2; i >= 0; i--)
    if (stack[i].seat === seat && stepOf(stack[i]).compulsory(stack[i])) return true
  return false
}

/** The same for what is done at any time: the question itself is still to be answered then. */
export function mayStrandAnytime(s: State, seat: number): boolean {
  const top = topOf(s, seat)
  return top !== undefined && (stepOf(top).compulsory(top) || mayStrand(s, seat))
}

/** How many positions are looked at before the engine gives up. */
const MOST = 400

/** Does it on a copy, and looks whether everything compulsory can still be done. */
export const survives = (s: State, seat: number, act: (draft: State) => void): boolean =>
  lookingAhead(() => silently(() => leadsOn(s, seat, act, { left: MOST })))

function leadsOn(s: State, seat: number, act: (draft: State) => void, search: { left: number }): boolean {
  if (search.left-- <= 0) return false
  const draft = stateShape.copy(s)
  try {
    act(draft)
    settleTable(draft)
  } catch (error) {
    if (error instanceof Stranded) return false
    throw error
  }
  const frame = topOf(draft, seat)
  if (!frame || !mayStrand(draft, seat)) return true
  const { options, likely } = stepOf(frame)
  const next: Move[] = []
  options?.(draft, frame, next)
  // What leaves everything else as it is comes last in the list, and is the likeliest to lead on.
  next.reverse()
  if (likely) next.sort((a, b) => likely(draft, frame, b) - likely(draft, frame, a))
  for (const move of next) if (leadsOn(draft, seat, (further) => apply(further, seat, move), search)) return true
  return false
}
