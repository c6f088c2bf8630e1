import { int } from '../../core/shape.ts'
import { boardOf } from '../../state/state.ts'
import { type VerbRules, verb } from '../verb.ts'

/** Places a person on a space. Its text is the name of the space alone: `forest`. */
export interface Place {
  readonly verb: 'place'
  readonly space: number
}

export const place: VerbRules<Place> = verb<Place>('place', {
  fields: { space: int },
  print: ({ space }, s) => boardOf(s).ids[space],
  // The board knows the names of its spaces: see notation.ts.
  parse: () => null,
  parts: ({ space }, s) => ({ space: boardOf(s).ids[space] }),
})
