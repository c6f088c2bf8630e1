import { int } from '../../core/shape.ts'
import { CELL_NAMES, type Cell, cellAt } from '../../farm/yard.ts'
import { type VerbRules, verb } from '../verb.ts'

/** Builds a stable: `stable c1`. B10 */
export interface Stable {
  readonly verb: 'stable'
  readonly cell: Cell
}

export const stable: VerbRules<Stable> = verb<Stable>('stable', {
  fields: { cell: int },
  print: ({ cell }) => CELL_NAMES[cell],
  parse: ([name = '', ...more]) => (more.length === 0 && cellAt(name) >= 0 ? { cell: cellAt(name) } : null),
  parts: ({ cell }) => ({ cell: CELL_NAMES[cell] }),
})
