import { cardNamed } from '../../cards/registry.ts'
import { cardShape } from '../../flow/step.ts'
import { type VerbRules, verb } from '../verb.ts'
import { cardText } from '../words.ts'

/** Keeps a card of the pack: `pick pond-hut`. B3 */
export interface Pick {
  readonly verb: 'pick'
  readonly card: number
}

export const pick: VerbRules<Pick> = verb<Pick>('pick', {
  fields: { card: cardShape },
  secret: true,
  print: ({ card }) => cardText(card),
  parse: ([name = '', ...more]) => (more.length === 0 && cardNamed(name) >= 0 ? { card: cardNamed(name) } : null),
  parts: ({ card }) => ({ card: cardText(card) }),
})
