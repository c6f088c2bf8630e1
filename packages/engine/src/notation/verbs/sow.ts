import { int } from '../../core/shape.ts'
import { CELL_NAMES, type Cell } from '../../farm/yard.ts'
import { cardShape } from '../../flow/step.ts'
import { GOODS, type Good } from '../../state/goods.ts'
import { type VerbRules, verb } from '../verb.ts'
import { cardText, fieldFrom, fieldText, goodFrom } from '../words.ts'

/** Sows a field tile, or (cell = -1) a card that is a field: `sow grain b1`. B9 */
export interface Sow {
  readonly verb: 'sow'
  readonly crop: Good
  readonly cell: Cell
  readonly card: number
}

export const sow: VerbRules<Sow> = verb<Sow>('sow', {
  fields: { crop: int, cell: int, card: cardShape },
  print: ({ crop, cell, card }) => `${GOODS[crop]} ${fieldText(cell, card)}`,
  parse([what, where, ...more]) {
    const crop = goodFrom(what)
    const on = fieldFrom(where)
    return crop >= 0 && on && more.length === 0 ? { crop, ...on } : null
  },
  parts({ crop, cell, card }) {
    const goods = { [GOODS[crop]]: 1 }
    return card < 0 ? { goods, cell: CELL_NAMES[cell] } : { goods, card: cardText(card) }
  },
})
