import { cardNamed } from '../../cards/registry.ts'
import { cardShape } from '../../flow/step.ts'
import { type VerbRules, verb } from '../verb.ts'
import { cardText } from '../words.ts'

/** Lights a cooking improvement for 1 fuel, at any time: `light fireplace-2`. M14 */
export interface Light {
  readonly verb: 'light'
  readonly card: number
}

export const light: VerbRules<Light> = verb<Light>('light', {
  fields: { card: cardShape },
  anytime: true,
  print: ({ card }) => cardText(card),
  parse: ([name = '', ...more]) => (more.length === 0 && cardNamed(name) >= 0 ? { card: cardNamed(name) } : null),
  parts: ({ card }) => ({ card: cardText(card) }),
})
