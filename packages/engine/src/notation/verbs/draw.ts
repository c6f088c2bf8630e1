import { int } from '../../core/shape.ts'
import { type VerbRules, verb } from '../verb.ts'
import { numberFrom } from '../words.ts'

/** Draws so many cards: `draw 2`. */
export interface Draw {
  readonly verb: 'draw'
  readonly count: number
}

export const draw: VerbRules<Draw> = verb<Draw>('draw', {
  fields: { count: int },
  print: ({ count }) => String(count),
  parse([first, ...more]) {
    const count = numberFrom(first)
    return count !== null && more.length === 0 ? { count } : null
  },
  parts: ({ count }) => ({ count }),
})
