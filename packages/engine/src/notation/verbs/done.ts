import { type VerbRules, verb } from '../verb.ts'

/** Enough of this. */
export interface Done {
  readonly verb: 'done'
}

export const done: VerbRules<Done> = verb<Done>('done', {
  fields: {},
  print: () => '',
  parse: (words) => (words.length === 0 ? {} : null),
  parts: () => ({}),
})
