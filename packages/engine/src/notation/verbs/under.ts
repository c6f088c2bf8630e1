import { nameOf } from '../../core/shape.ts'
import { SPECIAL_CARD_NAMES } from '../../moor/special-cards.ts'
import { type VerbRules, verb } from '../verb.ts'

/** Alone: puts the special action card under the pile and turns up another: `under sa3`. M13 */
export interface Under {
  readonly verb: 'under'
  readonly card: number
}

export const under: VerbRules<Under> = verb<Under>('under', {
  fields: { card: nameOf(() => SPECIAL_CARD_NAMES, 'a special action card') },
  print: ({ card }) => SPECIAL_CARD_NAMES[card],
  parse: ([name = '', ...more]) =>
    more.length === 0 && SPECIAL_CARD_NAMES.includes(name) ? { card: SPECIAL_CARD_NAMES.indexOf(name) } : null,
  parts: ({ card }) => ({ special: SPECIAL_CARD_NAMES[card] }),
})
