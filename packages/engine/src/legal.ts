import { type ActsFrame, Stranded } from './actions/acts.ts'
import { anytimeProblem, arrangements, cardMoves, discards, foodMoves, playAnytime } from './actions/anytime.ts'
import { foodFor } from './cards/majors.ts'
import type { WindowFrame } from './cards/trigger.ts'
import { type Refusal, refuse } from './core/refusal.ts'
import { ANIMALS, GRAIN, isAnimal, VEGETABLE } from './goods.ts'
import { type Move, sameMove } from './moves.ts'
import { print } from './notation.ts'
import { whyNot } from './spaces/why-not.ts'
import { boardOf, type Frame, type State, stackOf, stateShape, topOf } from './state.ts'
import { STEPS, settleTable } from './steps.ts'

// Legality has one source: what is listed here is what may be played.

/** The answers to the seat's question. */
export function movesOf(s: State, seat: number): Move[] {
  const out: Move[] = []
  const frame = topOf(s, seat)
  if (!frame || s.over) return out
  STEPS[frame.step].options?.(s, frame, out)
  return mayStrand(s, seat) ? out.filter((move) => survives(s, seat, move, DEEP)) : out
}

/** What is open to the seat at any time, besides. B12 */
export function extrasOf(s: State, seat: number): Move[] {
  const frame = topOf(s, seat)
  if (!frame || s.over) return []
  const out: Move[] = []
  // B11: no animal is cooked while they breed. Animals without a place can only be cooked or let go.
  foodMoves(s, seat, frame.step !== 'breed', out)
  if (frame.step !== 'keep' && frame.step !== 'breed') {
    cardMoves(s, seat, out)
    arrangements(s, seat, out)
  }
  discards(s, seat, out)
  const answers = movesOf(s, seat)
  return out.filter((move) => !answers.some((answer) => sameMove(answer, move)) && harmless(s, seat, move))
}

/** Plays a move in place and lets everything happen that follows by itself. */
export function apply(s: State, seat: number, move: Move): void {
  if (move.verb === 'line') {
    for (const part of move.moves) apply(s, seat, part)
    return
  }
  const frame = topOf(s, seat)
  if (!frame) return
  if (!isAnswer(frame, move)) playAnytime(s, seat, move)
  else STEPS[frame.step].choose?.(s, frame, move)
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
      return frame.step === 'window' && move.goods === null && (frame as WindowFrame).waiting.includes(move.card)
    default:
      return true
  }
}

/** How far ahead a chain of optional spending is followed. */
const DEEP = 3

/** Is there something compulsory below the question, which a free choice now could make impossible? */
function mayStrand(s: State, seat: number): boolean {
  if (s.players[seat].played.length === 0) return false
  const stack = stackOf(s, seat)
  for (let i = stack.length - 2; i >= 0; i--) {
    const frame = stack[i]
    if (frame.step !== 'acts' || frame.seat !== seat) continue
    const acts = frame as ActsFrame
    if (!acts.begun && !acts.optional) return true
  }
  return false
}

/** Plays the move on a copy and looks whether everything compulsory can still be done. */
function survives(s: State, seat: number, move: Move, depth: number): boolean {
  const draft = stateShape.copy(s)
  try {
    apply(draft, seat, move)
  } catch (error) {
    if (error instanceof Stranded) return false
    throw error
  }
  if (depth === 0 || !mayStrand(draft, seat)) return true
  const frame = topOf(draft, seat)
  if (!frame) return true
  const next: Move[] = []
  STEPS[frame.step].options?.(draft, frame, next)
  return next.some((answer) => survives(draft, seat, answer, depth - 1))
}

/** Something done at any time must leave the question answerable. */
function harmless(s: State, seat: number, move: Move): boolean {
  const draft = stateShape.copy(s)
  try {
    apply(draft, seat, move)
  } catch (error) {
    if (error instanceof Stranded) return false
    throw error
  }
  return draft.over || topOf(draft, seat) === undefined || movesOf(draft, seat).length > 0
}

/** Null if the seat may play the move now, else why not. */
export function checkMove(s: State, seat: number, move: Move): Refusal | null {
  if (s.over) return refuse('game-over', 'The game is over.')
  if (!topOf(s, seat)) return refuse('not-your-turn', `Seat ${seat} has nothing to decide now.`)
  if (move.verb === 'line') return checkLine(s, seat, move.moves)
  if (movesOf(s, seat).some((answer) => sameMove(answer, move))) return null
  const problem = anytime(s, seat, move)
  return problem === null ? null : refuse('illegal-move', problem)
}

function checkLine(s: State, seat: number, moves: readonly Move[]): Refusal | null {
  if (moves.length === 0 || moves.length > 60) return refuse('unknown-move', 'A line holds 1 to 60 moves.')
  const draft = stateShape.copy(s)
  for (let i = 0; i < moves.length; i++) {
    const move = moves[i]
    if (move.verb === 'line') return refuse('unknown-move', 'A line cannot hold another line.')
    const refusal = checkMove(draft, seat, move)
    if (refusal) return i === 0 ? refusal : refuse(refusal.refused, `Move ${i + 1} of the line: ${refusal.message}`)
    apply(draft, seat, move)
  }
  return null
}

/** Moves of several pieces and arrangements are not listed one by one; null if this one may be played. */
function anytime(s: State, seat: number, move: Move): string | null {
  const frame = topOf(s, seat)
  const no = `"${print(s, move)}" is not possible now.`
  switch (move.verb) {
    case 'eat':
      if (move.good !== GRAIN && move.good !== VEGETABLE) return 'Only grain and vegetables can be eaten as they are.'
      if (foodFor(s.players[seat])[move.good] > 1) return 'Cook it: that gives more food.'
      break
    case 'cook':
      if (foodFor(s.players[seat])[move.good] < (isAnimal(move.good) ? 1 : 2))
        return 'You have no improvement to cook that with.'
      if (frame?.step === 'breed' && ANIMALS.includes(move.good)) return 'No animal is cooked in the breeding phase.'
      break
    case 'arrange':
    case 'discard':
      break
    case 'use':
      return extrasOf(s, seat).some((extra) => sameMove(extra, move)) ? null : no
    case 'place':
      return frame?.step === 'place' ? whyNot(s, seat, move.space) : `${no} ${boardOf(s).ids[move.space]} has to wait.`
    default:
      return no
  }
  return (
    anytimeProblem(s, seat, move) ??
    (harmless(s, seat, move) ? null : `${no} What has to be done next could not be done any more.`)
  )
}
