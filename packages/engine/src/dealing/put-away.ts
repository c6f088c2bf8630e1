import { type State, topOf } from '../state/state.ts'
import { chooseStep } from './choose.ts'
import { awayInMulligan, mulliganStep } from './mulligan.ts'

/** How many cards of each kind the seat has to put away, or in a mulligan may, for one kind or the other. */
export function toPutAway(s: State, seat: number): { occupations: number; minors: number } {
  const frame = topOf(s, seat)
  if (chooseStep.is(frame)) return { occupations: frame.occupations, minors: frame.minors }
  return mulliganStep.is(frame) ? awayInMulligan(s, frame) : { occupations: 0, minors: 0 }
}
