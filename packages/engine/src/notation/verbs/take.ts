import { someGoods } from '../amounts.ts'
import { type VerbRules, verb } from '../verb.ts'

/** Takes one of several packages: `take sheep 1 food 1`. */
export interface Take {
  readonly verb: 'take'
  readonly goods: readonly number[]
}

export const take: VerbRules<Take> = verb<Take>('take', someGoods)
