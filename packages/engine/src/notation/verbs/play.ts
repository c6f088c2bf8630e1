import { cardNamed } from '../../cards/registry.ts'
import { cardShape } from '../../flow/step.ts'
import { type VerbRules, verb } from '../verb.ts'
import { cardText } from '../words.ts'

/** Plays a card of the hand: `play pond-hut`. */
export interface Play {
  readonly verb: 'play'
  readonly card: number
}

export const play: VerbRules<Play> = verb<Play>('play', {
  fields: { card: cardShape },
  print: ({ card }) => cardText(card),
  parse: ([name = '', ...more]) => (more.length === 0 && cardNamed(name) >= 0 ? { card: cardNamed(name) } : null),
  parts: ({ card }) => ({ card: cardText(card) }),
})
