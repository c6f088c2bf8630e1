// What an administrator can ask for: one table for the command line, for HTTP and for a server that is told by file.
import type { Static, TSchema } from 'typebox'
import type { Options } from '../options.ts'
import type { Actor, Office } from './office.ts'

export interface Verb {
  /** As it is written on the command line, and at the end of the address. */
  readonly name: string
  readonly summary: string
  /** What the answer is, for the description of the API. */
  readonly answers: string
  /** The fields of the wish that stand on the command line without a `--`. */
  readonly words: readonly string[]
  /** The others, as options. */
  readonly options: Options
  readonly body: TSchema
  run(office: Office, actor: Actor, wish: never): Promise<unknown>
  /** The answer in words, for the terminal. */
  tell(answer: never): string
}

export const verb = <B extends TSchema, A>(
  given: Omit<Verb, 'run' | 'tell' | 'body' | 'options'> & {
    body: B
    options?: Options
    run(office: Office, actor: Actor, wish: Static<B>): Promise<A>
    tell(answer: A): string
  },
): Verb => ({ options: {}, ...given })
