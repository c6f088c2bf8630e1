import type { Good } from '../../state/goods.ts'
import { oneGood } from '../amounts.ts'
import { type VerbRules, verb } from '../verb.ts'

/** Gives goods back to the general supply: `discard boar 1`. B1 */
export interface Discard {
  readonly verb: 'discard'
  readonly good: Good
  readonly count: number
}

export const discard: VerbRules<Discard> = verb<Discard>('discard', { ...oneGood, anytime: true })
