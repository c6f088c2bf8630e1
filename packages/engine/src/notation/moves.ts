import { MOST_CELLS } from '../farm/yard.ts'
import type { VerbRules } from './verb.ts'
import type { verbs } from './verbs/index.ts'

type MoveOf<R> = R extends VerbRules<infer M> ? M : never

/** One answer to a question: each verb describes its own in `verbs/`. */
export type OneMove = MoveOf<(typeof verbs)[keyof typeof verbs]>

/** An answer to a question, or several answers of one seat in one go: all of them, or none. */
export type Move = OneMove | { readonly verb: 'line'; readonly moves: readonly Move[] }

export type Verb = Move['verb']

// The commonest moves exist once, so that listing them allocates nothing.
const each = <M extends Move>(n: number, make: (i: number) => M): readonly M[] =>
  Array.from({ length: n }, (_, i) => make(i))
export const PLACE = each(64, (space) => ({ verb: 'place', space }) as const)
export const ROOM = each(MOST_CELLS, (cell) => ({ verb: 'room', cell }) as const)
export const STABLE = each(MOST_CELLS, (cell) => ({ verb: 'stable', cell }) as const)
export const PLOW = each(MOST_CELLS, (cell) => ({ verb: 'plow', cell }) as const)
export const CHOOSE = each(MOST_CELLS, (cell) => ({ verb: 'choose', cell }) as const)
export const BAKE = each(64, (count) => ({ verb: 'bake', count }) as const)
export const DONE: Move = { verb: 'done' }
export const FEED: Move = { verb: 'feed' }
export const STAY: Move = { verb: 'stay' }

export function sameMove(a: Move, b: Move): boolean {
  if (a === b) return true
  return a.verb === b.verb && JSON.stringify(a) === JSON.stringify(b)
}
