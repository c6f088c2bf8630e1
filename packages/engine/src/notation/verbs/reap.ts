import { int } from '../../core/shape.ts'
import { CELL_NAMES, type Cell } from '../../farm/yard.ts'
import { cardShape } from '../../flow/step.ts'
import { type VerbRules, verb } from '../verb.ts'
import { cardText, fieldFrom, fieldText } from '../words.ts'

/** Takes two crops instead of one from a field tile, or (cell = -1) from a card that is a field: `reap c1`. B11 */
export interface Reap {
  readonly verb: 'reap'
  readonly cell: Cell
  readonly card: number
}

export const reap: VerbRules<Reap> = verb<Reap>('reap', {
  fields: { cell: int, card: cardShape },
  print: ({ cell, card }) => fieldText(cell, card),
  parse([where, ...more]) {
    const from = fieldFrom(where)
    return from && more.length === 0 ? from : null
  },
  parts: ({ cell, card }) => (card < 0 ? { cell: CELL_NAMES[cell] } : { card: cardText(card) }),
})
