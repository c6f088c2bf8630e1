import { type State, stackOf } from '../state/state.ts'
import type { Act } from './act.ts'
import { type ActsFrame, actsStep } from './acts-step.ts'

// What a seat is doing now, for cards that act amid it.

/** Is the seat in the middle of such an action: chosen, going on, or not yet told? */
export const isDoing = (s: State, seat: number, act: Act['act']): boolean =>
  stackOf(s, seat).some((frame) => {
    if (!actsStep.is(frame) || frame.seat !== seat) return false
    const { doing, watch, acts } = frame
    const waiting = watch?.pending ? watch.act : (watch?.ended ?? -1)
    return acts[doing >= 0 ? doing : waiting]?.act === act
  })

/** Changes what the seat is about to do on that space, before it has begun. */
export function changeActs(s: State, seat: number, space: number, change: (act: Act) => Act): void {
  const stack = stackOf(s, seat)
  const place = stack.findLastIndex((frame) => actsStep.is(frame) && frame.seat === seat && frame.space === space)
  const frame = stack[place]
  if (actsStep.is(frame) && !frame.begun) stack[place] = { ...frame, acts: frame.acts.map(change) } as ActsFrame
}
