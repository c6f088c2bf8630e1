import { actsStep, fresh } from '../actions/acts-step.ts'
import { rulesOf } from '../actions/all.ts'
import { sentenceOf } from '../actions/obstacle-words.ts'
import { obstaclesToCard } from '../cards/why-not-card.ts'
import { stableCells, unusedCells } from '../farm/farmyard.ts'
import { cellsOf, yardOf } from '../farm/yard.ts'
import { whyNotSpecial } from '../moor/why-not-special.ts'
import type { Move } from '../notation/moves.ts'
import { print } from '../notation/notation.ts'
import { placeStep } from '../rounds/work.ts'
import type { Frame, State } from '../state/state.ts'

// Why a move that is not among the answers cannot be played, in a sentence.

/** What has to be answered first, by the step that asks. */
const FIRST: { readonly [step: string]: string } = {
  draft: 'A card of the pack has to be kept first.',
  choose: 'Cards have to be put away first.',
  mulligan: 'Cards may be exchanged first, or "done".',
  place: 'A person has to be placed first.',
  acts: 'Something else is being done.',
  pay: 'Choose first how to pay.',
  keep: 'Not all animals have a place: say first which ones you keep.',
  feed: 'Your family has to be fed first.',
  breed: 'Not all animals have a place: say first which ones you keep.',
  window: 'One of your cards can be used first, or "done".',
  reap: 'Say first which field gives two crops.',
}

/** How many answers are named at most. */
const NAMED = 8

function answersLike(s: State, move: Move, answers: readonly Move[]): string {
  const same = answers.filter(({ verb }) => verb === move.verb)
  const shown = same.length > 0 ? same : answers
  const more = shown.length > NAMED ? `, and ${shown.length - NAMED} more` : ''
  return `The answers are ${shown
    .slice(0, NAMED)
    .map((each) => print(s, each))
    .join(', ')}${more}.`
}

/** What keeps the action from being done with these spaces, where that can be told. */
function aboutCells(s: State, seat: number, move: Move): string | null {
  const p = s.players[seat]
  const names = yardOf(p).names
  switch (move.verb) {
    case 'room':
      if ((unusedCells(p) >> move.cell) & 1) return `${names[move.cell]} is not beside the house.`
      return `${names[move.cell]} is not free.`
    case 'plow':
      if ((unusedCells(p) >> move.cell) & 1) return `${names[move.cell]} is not beside a field.`
      return `${names[move.cell]} is not free.`
    case 'stable':
      return (stableCells(p) >> move.cell) & 1 ? null : `${names[move.cell]} is not free.`
    case 'fence': {
      const cells = cellsOf(move.cells)
      const taken = cells.find((cell) => ((p.rooms | p.fields) >> cell) & 1)
      if (taken !== undefined) return `${names[taken]} is a room or a field.`
      return 'These spaces make no pasture that you can fence now.'
    }
    case 'sow':
      if (p.goods[move.crop] === 0) return 'There is none of it to sow.'
      if (move.cell < 0) return null
      return (p.fields >> move.cell) & 1 && p.crops[move.cell] === 0 ? null : `${names[move.cell]} is no empty field.`
    default:
      return null
  }
}

/** What stands in the way of the action that the move belongs to, among those that can be done now. */
function aboutAction(s: State, seat: number, frame: Frame | undefined, move: Move): string | null {
  if (move.verb === 'build' || move.verb === 'play') {
    const [obstacle] = obstaclesToCard(s, seat, move.card)
    if (obstacle) return sentenceOf(obstacle)
    return move.verb === 'play' ? 'The card is not in your hand.' : 'It cannot be built: it is not in the supply.'
  }
  if (move.verb === 'special' && placeStep.is(frame) && frame.only === null)
    return whyNotSpecial(s, seat, move.card, move.action)
  if (!actsStep.is(frame)) return null
  const act = frame.acts.find((each) => rulesOf(each).takes?.(s, move))
  if (!act) return null
  if (rulesOf(act).possible(s, seat, act, fresh(frame.space))) return aboutCells(s, seat, move)
  const obstacle = rulesOf(act).obstacle?.(s, seat, act, fresh(frame.space))
  return obstacle ? sentenceOf(obstacle) : null
}

/** Why the move cannot be played now. `answers` are those that can. */
export function whyNotMove(
  s: State,
  seat: number,
  frame: Frame | undefined,
  move: Move,
  answers: readonly Move[],
): string {
  const reason = aboutAction(s, seat, frame, move) ?? (frame && FIRST[frame.step]) ?? 'Another question comes first.'
  return `"${print(s, move)}" is not possible now. ${reason} ${answersLike(s, move, answers)}`
}
