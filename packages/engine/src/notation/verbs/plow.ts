import { int } from '../../core/shape.ts'
import { CELL_NAMES, type Cell, cellAt } from '../../farm/yard.ts'
import { type VerbRules, verb } from '../verb.ts'

/** Plows a field: `plow c2`. B9 */
export interface Plow {
  readonly verb: 'plow'
  readonly cell: Cell
}

export const plow: VerbRules<Plow> = verb<Plow>('plow', {
  fields: { cell: int },
  print: ({ cell }) => CELL_NAMES[cell],
  parse: ([name = '', ...more]) => (more.length === 0 && cellAt(name) >= 0 ? { cell: cellAt(name) } : null),
  parts: ({ cell }) => ({ cell: CELL_NAMES[cell] }),
})
