import { HAND_KINDS, type HandKind } from '../../cards/deal.ts'
import { oneOf } from '../../core/shape.ts'
import { type VerbRules, verb } from '../verb.ts'

/** Exchanges the whole hand of a kind for one card fewer: `redraw minor`. B3 */
export interface Redraw {
  readonly verb: 'redraw'
  readonly kind: HandKind
}

export const redraw: VerbRules<Redraw> = verb<Redraw>('redraw', {
  fields: { kind: oneOf(...HAND_KINDS) },
  print: ({ kind }) => kind,
  parse([word, ...more]) {
    const kind = HAND_KINDS.find((each) => each === word)
    return kind && more.length === 0 ? { kind } : null
  },
  parts: ({ kind }) => ({ kind }),
})
