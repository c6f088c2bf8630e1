import { at } from '@furrow/engine/core'
import { EXPRESS_FACES, EXPRESS_GOODS, type ExpressMove, type ExpressState, express } from '@furrow/engine/express'
import { askOf } from './solitaire.ts'

/** A way to finish an action: the moves, and the farm afterwards. */
export interface Ending {
  moves: readonly ExpressMove[]
  state: ExpressState
}

const face = (name: (typeof EXPRESS_FACES)[number]): number => EXPRESS_FACES.indexOf(name)
const HOUSE = face('house')
const PASTURE = face('pasture')
const FIELD = face('field')
const between = (first: number, last: number) => (f: number) => f >= first && f <= last
const isFood = between(face('food'), face('2food'))
const isResource = between(face('reed'), face('stone'))
const isImprovement = between(face('oven'), face('stonecutter'))

/** Face by face, the good on it; both kinds of food are one. */
const GOOD_ON = EXPRESS_FACES.map((name, f) =>
  isFood(f) ? 0 : EXPRESS_GOODS.indexOf(name as (typeof EXPRESS_GOODS)[number]),
)
const goodOn = (f: number): number => at(GOOD_ON, f)

/** Every way to finish the action that is worth a thought, from the question that is asked now. */
export function endings(s: ExpressState): Ending[] {
  const out: Ending[] = []
  finish(s, [], null, out)
  return out
}

type Set = Extract<ExpressMove, { verb: 'set' }>

function finish(s: ExpressState, moves: readonly ExpressMove[], set: Set | null, out: Ending[]): void {
  const ask = askOf(s)
  if (moves.length > 0 && (ask === 'dice' || ask === 'feed' || ask === 'over')) {
    out.push({ moves, state: s })
    return
  }
  const all = express.moves(s, 0)
  for (const move of all) {
    if (!promising(move, all, set)) continue
    const after = express.copy(s)
    express.advance(after, 0, move)
    finish(after, [...moves, move], move.verb === 'set' ? move : set, out)
  }
}

/** Whoever takes dice takes all of a type; whoever sets dice sets them to one face, and uses it. */
function promising(move: ExpressMove, all: readonly ExpressMove[], set: Set | null): boolean {
  if (move.verb === 'set') return set === null || (move.to === set.to && move.from >= set.from)
  if (move.verb === 'pay') return set === null || !isResource(set.to) || move.dice.includes(set.to)
  if (move.verb === 'take' && !takesAll(move.dice, all)) return false
  return set === null || uses(move, set.to)
}

const takesAll = (dice: readonly number[], all: readonly ExpressMove[]): boolean =>
  !all.some(
    (other) =>
      other.verb === 'take' && other.dice.length > dice.length && goodOn(at(other.dice, 0)) === goodOn(at(dice, 0)),
  )

/** Can a die with that face have made the difference? */
function uses(move: ExpressMove, face: number): boolean {
  switch (move.verb) {
    case 'take':
      return goodOn(at(move.dice, 0)) === goodOn(face)
    case 'field':
      return face === FIELD || (move.from === 'die' && goodOn(face) === move.crop)
    case 'pasture':
      return face === PASTURE || isResource(face) || (move.animal >= 0 && goodOn(face) === move.animal)
    case 'learn':
      return isFood(face)
    case 'build':
      return isResource(face) || isImprovement(face)
    case 'baby':
      return face === HOUSE
    case 'rooms':
    case 'upgrade':
      return face === HOUSE || isResource(face)
    default:
      return true
  }
}
