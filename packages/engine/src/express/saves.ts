import { type Refusal, refuse } from '../core/refusal.ts'
import { type Save, stateIn } from '../core/save.ts'
import { Damaged } from '../core/shape.ts'
import { animalsFit } from './animals.ts'
import { HARVEST_AFTER, HARVESTS } from './calendar.ts'
import { ALL_DICE, DICE, IMPROVEMENTS, KIND_OF, OCCUPATIONS } from './dice.ts'
import { isGroupMove } from './groups/index.ts'
import { movesOf } from './legal.ts'
import { sameMove } from './moves.ts'
import { parse, print } from './notation.ts'
import { isScores } from './scoring.ts'
import { HOUSES, MOST_BABIES, type Player } from './sheet.ts'
import { askOf, type ExpressState, type Frame, stateShape } from './state.ts'

export const NAME = 'express'
export const RULES = 2

export const save = (s: ExpressState): Save => ({ game: NAME, rules: RULES, state: stateShape.encode(s) })

/** Is it a whole number from 0 up to, but not including, the end? */
const within = (n: number, end: number): boolean => n >= 0 && n < end

const isPlayer = (p: Player, harvests: number): boolean =>
  [p.rooms, p.fields, p.pastures, p.left, p.missing, ...p.goods].every((n) => n >= 0) &&
  within(p.house, HOUSES.length) &&
  within(p.babies, MOST_BABIES + 1) &&
  within(p.occupations, 1 << OCCUPATIONS.length) &&
  within(p.improvements, 1 << IMPROVEMENTS.length) &&
  p.scores.length === harvests &&
  p.scores.every(isScores)

/** A question belongs to the moment in which it is asked, and has an answer. */
function isQuestion(s: ExpressState, frame: Frame): boolean {
  if (!within(frame.seat, s.players.length) || askOf(s, frame.seat) !== frame) return false
  if (frame.step === 'feed' || frame.step === 'breed') {
    if (s.round !== HARVEST_AFTER[s.harvests] || s.players.some((p) => p.left > 0)) return false
  } else if (s.asks.length > 1 || s.players[frame.seat].left === 0) return false
  if (frame.step === 'pay') {
    const again = parse(print(frame.group))
    if (again === null || !isGroupMove(again) || !sameMove(again, frame.group)) return false
  }
  return movesOf(s, frame.seat).length > 0
}

const isGame = (s: ExpressState): boolean =>
  s.players.length === s.setup.players &&
  within(s.starting, s.players.length) &&
  within(s.harvests, HARVESTS + 1) &&
  s.round >= 1 &&
  s.round <= HARVEST_AFTER[Math.min(s.harvests, HARVESTS - 1)] &&
  s.over === (s.harvests === HARVESTS) &&
  s.over === (s.asks.length === 0) &&
  within(s.used, ALL_DICE + 1) &&
  s.dice.every((face, die) => (face < 0 ? s.used === ALL_DICE : KIND_OF[face] === DICE[die])) &&
  s.players.every((p) => isPlayer(p, s.harvests)) &&
  s.players.every((p, seat) => animalsFit(p) || askOf(s, seat)?.step === 'animals') &&
  s.asks.every((frame) => isQuestion(s, frame))

/** A save is whole when it has the shape of a state, its parts fit together, and its questions have answers. */
export function load(saved: unknown): ExpressState | Refusal {
  try {
    const s = stateShape.decode(stateIn(saved, NAME, RULES), 'game')
    return isGame(s) ? s : refuse('bad-save', 'The saved game is damaged: its parts do not fit together.')
  } catch (error) {
    return refuse(
      'bad-save',
      error instanceof Damaged ? error.message : 'The saved game is damaged: it cannot be played on.',
    )
  }
}
