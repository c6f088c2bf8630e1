import { type VerbRules, verb } from '../verb.ts'

/** No space can be used: the person stays at home. */
export interface Stay {
  readonly verb: 'stay'
}

export const stay: VerbRules<Stay> = verb<Stay>('stay', {
  fields: {},
  print: () => '',
  parse: (words) => (words.length === 0 ? {} : null),
  parts: () => ({}),
})
