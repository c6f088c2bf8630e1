import { type Refusal, refuse } from '../core/refusal.ts'
import { groupStep, payStep } from './actions.ts'
import { animalsFit, animalsStep } from './animals.ts'
import { anytimeProblem, cook, cookOptions, discard, discardOptions } from './cooking.ts'
import { dieShowing } from './dice.ts'
import { isGroupMove } from './groups/index.ts'
import { breedIfSure, breedStep, feedStep } from './harvest.ts'
import { type ExpressMove, type GroupMove, sameMove } from './moves.ts'
import { print } from './notation.ts'
import { askOf, type ExpressState, type Frame, type FrameOf, stateShape } from './state.ts'
import { diceStep, endAction } from './turns.ts'

// Legality has one source: what is listed here is what may be played.

interface Step<F> {
  options(s: ExpressState, frame: F, out: ExpressMove[]): void
  choose?(s: ExpressState, frame: F, move: ExpressMove): void
}

const STEPS: { readonly [S in Frame['step']]: Step<FrameOf<S>> } = {
  dice: diceStep,
  group: groupStep,
  pay: payStep,
  animals: animalsStep,
  feed: feedStep,
  breed: breedStep,
}
/** Each step is only ever given its own frames. */
const stepOf = (frame: Frame): Step<Frame> => STEPS[frame.step] as Step<Frame>

/** The answers to the seat's question. */
export function movesOf(s: ExpressState, seat: number): ExpressMove[] {
  const out: ExpressMove[] = []
  const frame = askOf(s, seat)
  if (frame) stepOf(frame).options(s, frame, out)
  return out
}

/** X5: what is open to the seat at any time, besides. It never makes anything impossible. */
export function extrasOf(s: ExpressState, seat: number): ExpressMove[] {
  if (!askOf(s, seat)) return []
  const out: ExpressMove[] = []
  cookOptions(s.players[seat], out)
  discardOptions(s.players[seat], out)
  const answers = movesOf(s, seat)
  return out.filter((move) => !answers.some((answer) => sameMove(answer, move)))
}

/** Plays a move in place and lets everything happen that follows by itself. */
export function apply(s: ExpressState, seat: number, move: ExpressMove): void {
  if (move.verb === 'line') {
    for (const part of move.moves) apply(s, seat, part)
    return
  }
  const frame = askOf(s, seat)
  if (!frame) return
  if (move.verb === 'cook' || move.verb === 'discard') {
    if (move.verb === 'cook') cook(s, seat, move.good, move.count)
    else discard(s, seat, move.good, move.count)
    if (frame.step === 'animals' && animalsFit(s.players[seat])) endAction(s, seat)
    if (frame.step === 'breed') breedIfSure(s, seat)
  } else stepOf(frame).choose?.(s, frame, move)
}

/** Null if the seat may play the move now, else why not. */
export function checkMove(s: ExpressState, seat: number, move: ExpressMove): Refusal | null {
  if (s.over) return refuse('game-over', 'The game is over.')
  const frame = askOf(s, seat)
  if (!frame) return refuse('not-your-turn', `Seat ${seat} has nothing to decide now.`)
  if (move.verb === 'line') return checkLine(s, seat, move.moves)
  if (movesOf(s, seat).some((answer) => sameMove(answer, move))) return null
  const problem =
    move.verb === 'cook' || move.verb === 'discard' ? anytimeProblem(s.players[seat], move) : whyNot(s, frame, move)
  return problem === null ? null : refuse('illegal-move', problem)
}

function checkLine(s: ExpressState, seat: number, moves: readonly ExpressMove[]): Refusal | null {
  if (moves.length === 0 || moves.length > 60) return refuse('unknown-move', 'A line holds 1 to 60 moves.')
  const draft = stateShape.copy(s)
  for (let i = 0; i < moves.length; i++) {
    const move = moves[i]
    if (move.verb === 'line') return refuse('unknown-move', 'A line cannot hold another line.')
    const refusal = checkMove(draft, seat, move)
    if (refusal) return i === 0 ? refusal : refuse(refusal.refused, `Move ${i + 1} of the line: ${refusal.message}`)
    // Or a line that is refused would tell what the dice are going to show.
    if (move.verb === 'roll' && i < moves.length - 1)
      return refuse('illegal-move', 'Nobody knows yet what the roll will bring: a line can only end with it.')
    apply(draft, seat, move)
  }
  return null
}

/** X4: what each group needs besides available dice of the right faces. */
const NEEDS: { readonly [V in GroupMove['verb']]: string } = {
  rooms: "It needs a house die, and for each room 1 reed and 1 of your house's material.",
  upgrade: 'It needs a house die, and 2 brick for a brick house, 2 stone for a stone house of brick, or both of wood.',
  baby: 'It needs a house die and a room without a baby; there are 4 babies at most.',
  field: 'It needs a field die, and what is planted from an available die or from your sheet.',
  pasture: 'It needs a pasture die and 1 wood, and for stock an available animal die.',
  learn: 'It needs the occupation die and 1 food; only if you own what it shows you may choose.',
  build:
    'It needs the improvement die, and 1 brick or stone for cookery or 1 wood for a workshop; only if you own what it shows you may choose.',
  take: 'It needs available dice of one type, and for animals a pasture or a hearth.',
}

/** Why a move that is not listed cannot be played. */
function whyNot(s: ExpressState, frame: Frame, move: ExpressMove): string {
  const no = `"${print(move)}" is not possible now.`
  switch (frame.step) {
    case 'dice':
      if (move.verb === 'keep')
        return s.dice.every((face) => face < 0)
          ? 'The first action of the game begins with a roll.'
          : 'The dice that are left make no group for you: roll them.'
      return `${no} Keep the dice or roll them first.`
    case 'group':
      if (move.verb === 'keep' || move.verb === 'roll') return `${no} The dice are kept or rolled once in an action.`
      if (move.verb === 'set') {
        if (dieShowing(s, move.from) < 0) return `${no} No available die shows that.`
        return frame.power < 0
          ? `${no} You have no occupation for it, or not the food.`
          : `${no} Only one occupation is used in an action, and it has done what it can.`
      }
      return isGroupMove(move) ? `${no} ${NEEDS[move.verb]}` : no
    case 'pay':
      return `${no} Choose how to pay first.`
    case 'animals':
      return `${no} There are more kinds of animals than pastures: let one kind go first.`
    case 'feed':
      return `${no} Feed your family first.`
    case 'breed':
      return `${no} Choose which animals breed first.`
  }
}
