import { amount } from '../../core/shape.ts'
import { type VerbRules, verb } from '../verb.ts'
import { numberFrom } from '../words.ts'

/** Turns wood into fuel, at any time: `fuel 2`. M8 */
export interface Fuel {
  readonly verb: 'fuel'
  readonly count: number
}

export const fuel: VerbRules<Fuel> = verb<Fuel>('fuel', {
  fields: { count: amount },
  anytime: true,
  print: ({ count }) => String(count),
  parse([word, ...more]) {
    const count = numberFrom(word)
    return count === null || more.length > 0 ? null : { count }
  },
  parts: ({ count }) => ({ count }),
})
