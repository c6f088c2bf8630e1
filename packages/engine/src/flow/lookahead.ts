import type { ActsFrame } from '../actions/acts.ts'
import { playAnytime } from '../actions/anytime.ts'
import { Stranded } from '../actions/stranded.ts'
import type { EffectFrame } from '../cards/effect-step.ts'
import type { WindowFrame } from '../cards/trigger.ts'
import type { Move } from '../notation/moves.ts'
import type { PlaceFrame } from '../rounds/work.ts'
import { silently } from '../state/events.ts'
import { type Frame, type State, stackOf, stateShape, topOf } from '../state/state.ts'
import { settleTable, stepOf } from './stack.ts'

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
  switch (move.verb) {
    case 'eat':
    case 'cook':
    case 'discard':
    case 'arrange':
      return false
    case 'use':
      return move.goods === null && isOffered(frame, move.card)
    default:
      return true
  }
}

const isOffered = (frame: Frame, card: number): boolean =>
  frame.step === 'window'
    ? (frame as WindowFrame).waiting.includes(card)
    : frame.step === 'effects' && (frame as EffectFrame).card === card

/** How far ahead a chain of optional spending is followed. */
const DEPTH = 3

/** Is there something compulsory below the question, which a free choice now could make impossible? */
export function mayStrand(s: State, seat: number): boolean {
  if (s.players[seat].played.length === 0) return false
  const stack = stackOf(s, seat)
  for (let i = stack.length - 2; i >= 0; i--) {
    if (stack[i].seat === seat && isCompulsory(stack[i])) return true
  }
  return false
}

function isCompulsory(frame: Frame): boolean {
  if (frame.step === 'pay') return true
  if (frame.step === 'place') return (frame as PlaceFrame).only !== null
  if (frame.step !== 'acts') return false
  const { begun, optional } = frame as ActsFrame
  return !begun && !optional
}

/** Does it on a copy, and looks whether everything compulsory can still be done. */
export const survives = (s: State, seat: number, act: (draft: State) => void): boolean =>
  silently(() => leadsOn(s, seat, act, DEPTH))

function leadsOn(s: State, seat: number, act: (draft: State) => void, depth: number): boolean {
  const draft = stateShape.copy(s)
  try {
    act(draft)
    settleTable(draft)
  } catch (error) {
    if (error instanceof Stranded) return false
    throw error
  }
  const frame = topOf(draft, seat)
  if (depth === 0 || !frame || !mayStrand(draft, seat)) return true
  const next: Move[] = []
  stepOf(frame).options?.(draft, frame, next)
  return next.some((move) => leadsOn(draft, seat, (further) => apply(further, seat, move), depth - 1))
}
