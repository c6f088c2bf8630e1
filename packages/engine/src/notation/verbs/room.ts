import { int } from '../../core/shape.ts'
import { CELL_NAMES, type Cell, cellAt } from '../../farm/yard.ts'
import { type VerbRules, verb } from '../verb.ts'

/** Builds a room: `room a1`. B8 */
export interface Room {
  readonly verb: 'room'
  readonly cell: Cell
}

export const room: VerbRules<Room> = verb<Room>('room', {
  fields: { cell: int },
  print: ({ cell }) => CELL_NAMES[cell],
  parse: ([name = '', ...more]) => (more.length === 0 && cellAt(name) >= 0 ? { cell: cellAt(name) } : null),
  parts: ({ cell }) => ({ cell: CELL_NAMES[cell] }),
})
