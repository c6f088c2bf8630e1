import { type VerbRules, verb } from '../verb.ts'

/** Feeds the family. B11 */
export interface Feed {
  readonly verb: 'feed'
}

export const feed: VerbRules<Feed> = verb<Feed>('feed', {
  fields: {},
  print: () => '',
  parse: (words) => (words.length === 0 ? {} : null),
  parts: () => ({}),
})
