import { someGoods } from '../amounts.ts'
import { type VerbRules, verb } from '../verb.ts'

/** Pays a price in this way: `pay wood 3 clay 1`. */
export interface Pay {
  readonly verb: 'pay'
  readonly goods: readonly number[]
}

export const pay: VerbRules<Pay> = verb<Pay>('pay', someGoods)
