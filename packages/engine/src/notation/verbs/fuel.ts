import { oneNumber } from '../amounts.ts'
import { type VerbRules, verb } from '../verb.ts'

/** Turns wood into fuel, at any time: `fuel 2`. M8 */
export interface Fuel {
  readonly verb: 'fuel'
  readonly count: number
}

export const fuel: VerbRules<Fuel> = verb<Fuel>('fuel', { ...oneNumber, anytime: true })
