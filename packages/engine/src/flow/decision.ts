import type { Decision } from '../core/game.ts'
import type { Frame } from '../state/state.ts'
import { stepOf } from './step.ts'

/** What a seat is asked. */
export const decisionOf = (frame: Frame): Decision => ({
  seat: frame.seat,
  ask: frame.step,
  about: stepOf(frame).about(frame),
})
