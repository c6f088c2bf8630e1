import { int } from '../../core/shape.ts'
import { type VerbRules, verb } from '../verb.ts'
import { numberFrom } from '../words.ts'

/** Bakes so much grain: `bake 2`. B13 */
export interface Bake {
  readonly verb: 'bake'
  readonly count: number
}

export const bake: VerbRules<Bake> = verb<Bake>('bake', {
  fields: { count: int },
  print: ({ count }) => String(count),
  parse([first, ...more]) {
    const count = numberFrom(first)
    return count !== null && more.length === 0 ? { count } : null
  },
  parts: ({ count }) => ({ count }),
})
