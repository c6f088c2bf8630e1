import { text } from '../../core/shape.ts'
import { type VerbRules, verb } from '../verb.ts'

/** Adds two spaces to the farm, by where they lie: `extend c0 d0` is above c1 and d1. */
export interface Extend {
  readonly verb: 'extend'
  readonly first: string
  readonly second: string
}

const SPOT = /^[a-gyz](-1|[0-5])$/

export const extend: VerbRules<Extend> = verb<Extend>('extend', {
  fields: { first: text, second: text },
  print: ({ first, second }) => `${first} ${second}`,
  parse: ([first = '', second = '', ...more]) =>
    more.length === 0 && SPOT.test(first) && SPOT.test(second) ? { first, second } : null,
  parts: ({ first, second }) => ({ cells: [first, second] }),
})
