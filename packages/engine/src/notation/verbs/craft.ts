import { cardNamed } from '../../cards/registry.ts'
import { cardShape } from '../../flow/step.ts'
import { type VerbRules, verb } from '../verb.ts'
import { cardText } from '../words.ts'

/** Uses a craft building while feeding: `craft joinery`. B11 */
export interface Craft {
  readonly verb: 'craft'
  readonly card: number
}

export const craft: VerbRules<Craft> = verb<Craft>('craft', {
  fields: { card: cardShape },
  print: ({ card }) => cardText(card),
  parse: ([name = '', ...more]) => (more.length === 0 && cardNamed(name) >= 0 ? { card: cardNamed(name) } : null),
  parts: ({ card }) => ({ card: cardText(card) }),
})
