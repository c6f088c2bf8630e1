import type { Good } from '../../state/goods.ts'
import { oneGood } from '../amounts.ts'
import { type VerbRules, verb } from '../verb.ts'

/** Eats crops as they are: `eat grain 2`. B12 */
export interface Eat {
  readonly verb: 'eat'
  readonly good: Good
  readonly count: number
}

export const eat: VerbRules<Eat> = verb<Eat>('eat', { ...oneGood, anytime: true })
