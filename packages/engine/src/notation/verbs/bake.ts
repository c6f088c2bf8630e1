import { oneNumber } from '../amounts.ts'
import { type VerbRules, verb } from '../verb.ts'

/** Bakes so much grain: `bake 2`. B13 */
export interface Bake {
  readonly verb: 'bake'
  readonly count: number
}

export const bake: VerbRules<Bake> = verb<Bake>('bake', oneNumber)
