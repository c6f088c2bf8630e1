import { cardMoves } from '../actions/anytime.ts'
import { type Step, step } from '../flow/step.ts'
import { DONE, type Move } from '../notation/moves.ts'
import { type Frame, pop, type State } from '../state/state.ts'

export interface ChanceFrame<Name extends string> extends Frame {
  readonly step: Name
}

/** B12: where no decision lies, a seat is asked for what its cards do at any time, as long as it has something to do. */
export const chanceStep = <Name extends string>(
  name: Name,
  hasChance: (s: State, seat: number) => boolean,
  /** What else than the cards' own offers answers the question. */
  others: (s: State, seat: number, out: Move[]) => void = () => {},
): Step<ChanceFrame<Name>> =>
  step<ChanceFrame<Name>>(name, {
    fields: {},
    asks(s, f) {
      if (hasChance(s, f.seat)) return true
      pop(s, f.seat)
      return false
    },
    options(s, f, out) {
      cardMoves(s, f.seat, out)
      others(s, f.seat, out)
      out.push(DONE)
    },
    choose(s, f) {
      pop(s, f.seat)
    },
  })
