import { cards } from '../cards/registry.ts'
import type { Described } from '../core/describe.ts'
import { CELL_NAMES, cellsOf } from '../farm/yard.ts'
import { amounts, GOODS } from '../state/goods.ts'
import { boardOf, MATERIALS, type State } from '../state/state.ts'
import type { Move } from './moves.ts'
import { fieldText, penName, print } from './notation.ts'

/** The parts of a move besides its text and verb. */
function partsOf(s: State, move: Move): Omit<Described, 'text' | 'verb'> {
  switch (move.verb) {
    case 'place':
      return { space: boardOf(s).ids[move.space] }
    case 'stay':
    case 'feed':
    case 'done':
      return {}
    case 'room':
    case 'stable':
    case 'plow':
      return { cell: CELL_NAMES[move.cell] }
    case 'sow': {
      const goods = { [GOODS[move.crop]]: 1 }
      return move.card < 0 ? { goods, cell: CELL_NAMES[move.cell] } : { goods, card: cards()[move.card].name }
    }
    case 'move':
      return { from: fieldText(move.cell, move.card), to: fieldText(move.toCell, move.toCard) }
    case 'fence':
      return { cells: cellsOf(move.cells).map((cell) => CELL_NAMES[cell]) }
    case 'bake':
      return { count: move.count }
    case 'renovate':
      return { to: MATERIALS[move.to] }
    case 'build': {
      const card = cards()[move.card].name
      return move.back < 0 ? { card } : { card, back: cards()[move.back].name }
    }
    case 'craft':
      return { card: cards()[move.card].name }
    case 'play':
      return { card: cards()[move.card].name }
    case 'use': {
      const card = cards()[move.card].name
      return move.goods ? { card, goods: amounts(move.goods) } : { card }
    }
    case 'take':
    case 'buy':
    case 'pay':
    case 'keep':
      return { goods: amounts(move.goods) }
    case 'eat':
    case 'cook':
    case 'discard':
      return { goods: { [GOODS[move.good]]: move.count }, count: move.count }
    case 'arrange':
      return {
        pens: move.pens.map(({ pen, animal, count }) => ({
          pen: penName(pen),
          animal: GOODS[animal],
          count,
        })),
      }
    case 'line':
      return { moves: move.moves.map((part) => describe(s, part)) }
  }
}

export const describe = (s: State, move: Move): Described => ({
  text: print(s, move),
  verb: move.verb,
  ...partsOf(s, move),
})
