import { someGoods } from '../amounts.ts'
import { type VerbRules, verb } from '../verb.ts'

/** Buys what a space sells: `buy grain 1`. */
export interface Buy {
  readonly verb: 'buy'
  readonly goods: readonly number[]
}

export const buy: VerbRules<Buy> = verb<Buy>('buy', someGoods)
