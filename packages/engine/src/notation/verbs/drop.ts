import { cardNamed } from '../../cards/registry.ts'
import { cardShape } from '../../flow/step.ts'
import { type VerbRules, verb } from '../verb.ts'
import { cardText } from '../words.ts'

/** Puts a card of the hand away before the game: `drop pond-hut`. B3 */
export interface Drop {
  readonly verb: 'drop'
  readonly card: number
}

export const drop: VerbRules<Drop> = verb<Drop>('drop', {
  fields: { card: cardShape },
  secret: true,
  print: ({ card }) => cardText(card),
  parse: ([name = '', ...more]) => (more.length === 0 && cardNamed(name) >= 0 ? { card: cardNamed(name) } : null),
  parts: ({ card }) => ({ card: cardText(card) }),
})
