import type { Described } from '../core/describe.ts'
import { FACES, type Face, IMPROVEMENTS, OCCUPATIONS } from './dice.ts'
import type { ExpressMove } from './moves.ts'
import { print } from './notation.ts'
import { amounts, GOODS, HOUSES } from './sheet.ts'

const faces = (dice: readonly Face[]): string[] => dice.map((face) => FACES[face])

/** The parts of a move besides its text and verb. */
function partsOf(move: ExpressMove): Omit<Described, 'text' | 'verb'> {
  switch (move.verb) {
    case 'keep':
    case 'roll':
    case 'baby':
    case 'feed':
      return {}
    case 'set':
      return { from: FACES[move.from], to: FACES[move.to] }
    case 'rooms':
      return { count: move.count }
    case 'upgrade':
      return { to: HOUSES[move.to] }
    case 'field':
      return move.from === null ? {} : { goods: { [GOODS[move.crop]]: 1 }, from: move.from }
    case 'pasture':
      return move.animal < 0 ? {} : { goods: { [GOODS[move.animal]]: 1 } }
    case 'learn':
      return { card: OCCUPATIONS[move.occupation] }
    case 'build':
      return { card: IMPROVEMENTS[move.improvement] }
    case 'take':
      return { dice: faces(move.dice) }
    case 'pay':
      return { goods: amounts(move.sheet), dice: faces(move.dice) }
    case 'cook':
    case 'discard':
      return { goods: { [GOODS[move.good]]: move.count }, count: move.count }
    case 'breed':
      return { goods: amounts(move.young) }
    case 'line':
      return { moves: move.moves.map(describe) }
  }
}

export const describe = (move: ExpressMove): Described => ({ text: print(move), verb: move.verb, ...partsOf(move) })
