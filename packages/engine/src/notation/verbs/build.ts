import { cardNamed } from '../../cards/registry.ts'
import { cardShape } from '../../flow/step.ts'
import { type VerbRules, verb } from '../verb.ts'
import { cardText } from '../words.ts'

/** Builds a major; `back` is the card handed in for it, or -1: `build cooking-hearth-4 return fireplace-2`. B13 */
export interface Build {
  readonly verb: 'build'
  readonly card: number
  readonly back: number
}

export const build: VerbRules<Build> = verb<Build>('build', {
  fields: { card: cardShape, back: cardShape },
  print: ({ card, back }) => cardText(card) + (back < 0 ? '' : ` return ${cardText(back)}`),
  parse(words) {
    const [first = '', second, third = ''] = words
    const card = cardNamed(first)
    if (card < 0) return null
    if (words.length === 1) return { card, back: -1 }
    const back = words.length === 3 && second === 'return' ? cardNamed(third) : -1
    return back < 0 ? null : { card, back }
  },
  parts: ({ card, back }) => (back < 0 ? { card: cardText(card) } : { card: cardText(card), back: cardText(back) }),
})
