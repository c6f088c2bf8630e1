import { int } from '../../core/shape.ts'
import type { Cell } from '../../farm/yard.ts'
import { cardShape } from '../../flow/step.ts'
import { type VerbRules, verb } from '../verb.ts'
import { fieldFrom, fieldText } from '../words.ts'

/** Moves one crop from a field to another; each is a tile or (cell = -1) a card: `move c1 c2`. */
export interface MoveCrop {
  readonly verb: 'move'
  readonly cell: Cell
  readonly card: number
  readonly toCell: Cell
  readonly toCard: number
}

export const move: VerbRules<MoveCrop> = verb<MoveCrop>('move', {
  fields: { cell: int, card: cardShape, toCell: int, toCard: cardShape },
  anytime: true,
  print: ({ cell, card, toCell, toCard }) => `${fieldText(cell, card)} ${fieldText(toCell, toCard)}`,
  parse([first, second, ...more]) {
    const from = fieldFrom(first)
    const to = fieldFrom(second)
    return from && to && more.length === 0 ? { ...from, toCell: to.cell, toCard: to.card } : null
  },
  parts: ({ cell, card, toCell, toCard }) => ({ from: fieldText(cell, card), to: fieldText(toCell, toCard) }),
})
