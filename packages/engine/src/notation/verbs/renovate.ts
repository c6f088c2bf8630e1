import { int } from '../../core/shape.ts'
import { MATERIALS } from '../../state/state.ts'
import { type VerbRules, verb } from '../verb.ts'

/** Renovates the house: `renovate clay`. B8 */
export interface Renovate {
  readonly verb: 'renovate'
  readonly to: number
}

export const renovate: VerbRules<Renovate> = verb<Renovate>('renovate', {
  fields: { to: int },
  print: ({ to }) => MATERIALS[to],
  parse([first, ...more]) {
    const to = MATERIALS.indexOf(first as (typeof MATERIALS)[number]) // -1 for other words
    return to > 0 && more.length === 0 ? { to } : null
  },
  parts: ({ to }) => ({ to: MATERIALS[to] }),
})
