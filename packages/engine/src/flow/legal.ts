import { anytimeProblem, arrangements, cardMoves, discards, foodMoves, fuelMoves } from '../actions/anytime.ts'
import { cropMoves } from '../actions/crops.ts'
import { foodFor } from '../cards/standing.ts'
import { type Refusal, refuse } from '../core/refusal.ts'
import { stillToKeep } from '../dealing/draft.ts'
import { lightMoves } from '../moor/lighting.ts'
import { DONE, type Move, sameMove } from '../notation/moves.ts'
import { print } from '../notation/notation.ts'
import { mayCookNow } from '../rounds/breeding.ts'
import { whyNot } from '../spaces/why-not.ts'
import { silently } from '../state/events.ts'
import { GRAIN, isAnimal, VEGETABLE } from '../state/goods.ts'
import { type Frame, isPlain, type State, stateShape, together, topOf } from '../state/state.ts'
import { apply, mayStrand, mayStrandAnytime, survives } from './lookahead.ts'
import { stepOf } from './step.ts'
import { whyNotMove } from './why-not-move.ts'

// Legality has one source: what is listed here is what may be played.

/** Every move must leave what is compulsory possible. */
const harmless = (s: State, seat: number, move: Move): boolean => survives(s, seat, (draft) => apply(draft, seat, move))

const harmlessOf = (s: State, seat: number, moves: readonly Move[]): Move[] =>
  moves.filter((move) => harmless(s, seat, move))

/** The answers to the seat's question. */
export function movesOf(s: State, seat: number): Move[] {
  const out: Move[] = []
  const frame = topOf(s, seat)
  if (!frame || s.over) return out
  stepOf(frame).options?.(s, frame, out)
  return mayStrand(s, seat) ? harmlessOf(s, seat, out) : out
}

/** A question whose only answer is to leave it is not asked: what it offers would make something compulsory impossible. */
export function passEmptyQuestions(s: State): void {
  if (isPlain(s)) return
  for (;;) {
    const frame = s.stack[s.stack.length - 1]
    if (frame === undefined || s.over || together(s) || !mayStrand(s, frame.seat)) return
    if (!canOnlyLeave(s, frame)) return
    apply(s, frame.seat, DONE)
  }
}

/** May the question be left, and nothing else be answered? */
function canOnlyLeave(s: State, frame: Frame): boolean {
  const out: Move[] = []
  stepOf(frame).options?.(s, frame, out)
  const open = (move: Move) => harmless(s, frame.seat, move)
  const last = out.length - 1
  return last >= 0 && out[last].verb === 'done' && !out.slice(0, last).some(open) && open(out[last])
}

/** What is open to the seat at any time, besides the answers to its question. B12 */
export function extrasOf(s: State, seat: number, listed?: readonly Move[]): Move[] {
  const frame = topOf(s, seat)
  // Before round 1 there are only cards to choose.
  if (!frame || s.over || s.round === 0) return []
  const out: Move[] = []
  const breeding = frame.step === 'breed'
  const placing = frame.step === 'keep'
  foodMoves(s, seat, out, breeding ? (animal) => mayCookNow(s, seat, animal, 1) : undefined)
  if (!breeding && !placing) fuelMoves(s, seat, out)
  lightMoves(s, seat, out)
  // Animals without a place can only be cooked or let go, unless a card is open even then.
  if (!breeding) cardMoves(s, seat, out, placing)
  // While crops are taken or animals breed, no crop changes its field.
  if (!breeding && frame.step !== 'reap') cropMoves(s, seat, out)
  if (!breeding && !placing) arrangements(s, seat, out)
  discards(s, seat, out)
  if (out.length === 0) return out
  const answers = listed ?? movesOf(s, seat)
  const safe = !mayStrandAnytime(s, seat)
  return out.filter(
    (move) =>
      !answers.some((answer) => sameMove(answer, move)) &&
      ((safe && ASKS_NOTHING.has(move.verb)) || harmless(s, seat, move)),
  )
}

/** What may be done at any time and asks for nothing more: it can only make impossible what has to be done already. */
const ASKS_NOTHING: ReadonlySet<Move['verb']> = new Set(['eat', 'cook', 'discard', 'arrange'])

/** Null if the seat may play the move now, else why not. */
export function checkMove(s: State, seat: number, move: Move): Refusal | null {
  if (s.over) return refuse('game-over', 'The game is over.')
  if (!topOf(s, seat)) return refuse('not-your-turn', `Seat ${seat} has nothing to decide now.`)
  if (move.verb === 'line') return checkLine(s, seat, move.moves)
  if (movesOf(s, seat).some((answer) => sameMove(answer, move))) return null
  const problem = anytime(s, seat, move)
  return problem === null ? null : refuse('illegal-move', problem)
}

export const MOST_IN_LINE = 60

function checkLine(s: State, seat: number, moves: readonly Move[]): Refusal | null {
  if (moves.length === 0 || moves.length > MOST_IN_LINE)
    return refuse('unknown-move', `A line holds 1 to ${MOST_IN_LINE} moves.`)
  const draft = stateShape.copy(s)
  for (let i = 0; i < moves.length; i++) {
    const move = moves[i]
    if (move.verb === 'line') return refuse('unknown-move', 'A line cannot hold another line.')
    // Otherwise a refusal would tell what has not come out yet.
    if (draft.round !== s.round) return refuse('illegal-move', 'A line ends where a new round card comes out.')
    if (unseen(draft) !== unseen(s)) return refuse('illegal-move', 'A line ends where cards are passed or drawn.')
    const refusal = checkMove(draft, seat, move)
    if (refusal) return i === 0 ? refusal : refuse(refusal.refused, `Move ${i + 1} of the line: ${refusal.message}`)
    silently(() => {
      apply(draft, seat, move)
      passEmptyQuestions(draft)
    })
  }
  return null
}

/** Changes whenever cards come to a hand or a pack that nobody there had seen, or something is drawn by chance. */
const unseen = (s: State): string =>
  [s.minors.length, s.occupations.length, ...s.random, s.moor?.unseen, JSON.stringify(stillToKeep(s))].join()

/** Moves of several pieces and arrangements are not listed one by one; null if this one may be played. */
function anytime(s: State, seat: number, move: Move): string | null {
  const frame = topOf(s, seat)
  const no = `"${print(s, move)}" is not possible now.`
  const why = () => whyNotMove(s, seat, frame, move, movesOf(s, seat))
  if (s.round === 0) return why()
  switch (move.verb) {
    case 'eat':
      if (move.good !== GRAIN && move.good !== VEGETABLE) return 'Only grain and vegetables can be eaten as they are.'
      if (foodFor(s.players[seat])[move.good] > 1) return 'Cook it: that gives more food.'
      break
    case 'cook':
      if (foodFor(s.players[seat])[move.good] < (isAnimal(move.good) ? 1 : 2))
        return 'You have no improvement to cook that with.'
      if (frame?.step === 'breed' && isAnimal(move.good) && !mayCookNow(s, seat, move.good, move.count))
        return 'Neither parents nor newborns are cooked in the breeding phase.'
      break
    case 'arrange':
    case 'discard':
    case 'fuel':
    case 'light':
      break
    case 'use':
    case 'move':
      return extrasOf(s, seat).some((extra) => sameMove(extra, move)) ? null : why()
    case 'place':
      return frame?.step === 'place' ? whyNot(s, seat, move.space) : why()
    default:
      return why()
  }
  return (
    anytimeProblem(s, seat, move) ??
    (harmless(s, seat, move) ? null : `${no} What has to be done next could not be done any more.`)
  )
}
