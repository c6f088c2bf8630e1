import { int } from '../../core/shape.ts'
import { CELL_NAMES, type Cells, cellAt, cellsOf } from '../../farm/yard.ts'
import { type VerbRules, verb } from '../verb.ts'

/** Encloses exactly these spaces: `fence a1+b1`. B10 */
export interface Fence {
  readonly verb: 'fence'
  readonly cells: Cells
}

const names = (cells: Cells): string[] => cellsOf(cells).map((cell) => CELL_NAMES[cell])

export const fence: VerbRules<Fence> = verb<Fence>('fence', {
  fields: { cells: int },
  print: ({ cells }) => names(cells).join('+'),
  parse([first = '', ...more]) {
    const cells = first.split('+').map((name) => cellAt(name))
    if (more.length > 0 || cells.includes(-1)) return null
    return { cells: cells.reduce((mask, cell) => mask | (1 << cell), 0) }
  },
  parts: ({ cells }) => ({ cells: names(cells) }),
})
