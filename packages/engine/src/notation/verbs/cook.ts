import type { Good } from '../../state/goods.ts'
import { oneGood } from '../amounts.ts'
import { type VerbRules, verb } from '../verb.ts'

/** Cooks animals or vegetables: `cook sheep 1`. B12 */
export interface Cook {
  readonly verb: 'cook'
  readonly good: Good
  readonly count: number
}

export const cook: VerbRules<Cook> = verb<Cook>('cook', { ...oneGood, anytime: true })
