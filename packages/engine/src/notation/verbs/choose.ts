import { int } from '../../core/shape.ts'
import { CELL_NAMES, type Cell, cellAt } from '../../farm/yard.ts'
import { type VerbRules, verb } from '../verb.ts'

/** Chooses a space of one's own farmyard, for a tile, a marker or whatever is being done: `choose c2`. */
export interface Choose {
  readonly verb: 'choose'
  readonly cell: Cell
}

export const choose: VerbRules<Choose> = verb<Choose>('choose', {
  fields: { cell: int },
  print: ({ cell }) => CELL_NAMES[cell],
  parse: ([name = '', ...more]) => (more.length === 0 && cellAt(name) >= 0 ? { cell: cellAt(name) } : null),
  parts: ({ cell }) => ({ cell: CELL_NAMES[cell] }),
})
