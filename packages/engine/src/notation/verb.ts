import type { Described } from '../core/describe.ts'
import { record, type Shape, shared, text } from '../core/shape.ts'
import type { State } from '../state/state.ts'

interface AnyMove {
  readonly verb: string
}

/** What a move is made of, as bots and pages get it, besides its text and verb. */
export type Parts = Omit<Described, 'text' | 'verb'>

/** Everything there is to know about a kind of move. */
export interface VerbRules<M extends AnyMove> {
  readonly verb: M['verb']
  readonly shape: Shape<M>
  /** Is it done at any time, inside another question, rather than answering one? B12 */
  readonly anytime: boolean
  /** Does it name a card that nobody but its owner may know? */
  readonly secret: boolean
  /** What stands after the verb in the text of the move. */
  print(move: M, s: State): string
  /** What the words after the verb mean, or null. `parse` and `print` are exact opposites. */
  parse(words: readonly string[], rest: string): Omit<M, 'verb'> | null
  parts(move: M, s: State): Parts
}

interface Rules<M extends AnyMove> {
  fields: { [K in keyof Omit<M, 'verb'>]: Shape<M[K]> }
  anytime?: boolean
  secret?: boolean
  print: VerbRules<M>['print']
  parse: VerbRules<M>['parse']
  parts: VerbRules<M>['parts']
}

/** A verb describes itself in one place. */
export function verb<M extends AnyMove>(name: M['verb'], of: Rules<M>): VerbRules<M> {
  const { fields, anytime = false, secret = false, ...rest } = of
  // M is these fields.
  const shape = shared(record({ verb: text, ...fields } as unknown as { [K in keyof M]: Shape<M[K]> }))
  return { verb: name, shape, anytime, secret, ...rest }
}
