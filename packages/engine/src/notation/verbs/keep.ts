import { someGoods } from '../amounts.ts'
import { type VerbRules, verb } from '../verb.ts'

/** Keeps these animals; the others are cooked, or lost: `keep sheep 2`. B10 */
export interface Keep {
  readonly verb: 'keep'
  readonly goods: readonly number[]
}

export const keep: VerbRules<Keep> = verb<Keep>('keep', someGoods)
