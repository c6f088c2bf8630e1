// Every verb, and the one way to carry one out.
import { Refused } from '../refused.ts'
import { reader } from '../wire/schemas.ts'
import type { Actor, Office } from './office.ts'
import { peopleVerbs } from './people-verbs.ts'
import { siteVerbs } from './site-verbs.ts'
import { tableVerbs } from './table-verbs.ts'
import type { Verb } from './verb.ts'

export const verbs: readonly Verb[] = [...peopleVerbs, ...tableVerbs, ...siteVerbs]

export function findVerb(name: string): Verb {
  const found = verbs.find((verb) => verb.name === name)
  if (!found) throw new Refused('not-found', `There is no "${name}"; furrow admin --help lists what there is.`)
  return found
}

/** Reads the wish by the verb's own description, and does it. */
export const carryOut = (office: Office, actor: Actor, { body, run }: Verb, wish: unknown): Promise<unknown> =>
  run(office, actor, reader(body, 'wish')(wish) as never) // just read by its own schema
