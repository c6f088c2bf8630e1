import { oneNumber } from '../amounts.ts'
import { type VerbRules, verb } from '../verb.ts'

/** Draws so many cards: `draw 2`. */
export interface Draw {
  readonly verb: 'draw'
  readonly count: number
}

export const draw: VerbRules<Draw> = verb<Draw>('draw', oneNumber)
