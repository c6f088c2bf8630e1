import { isFamily, type State, stackOf } from '../state/state.ts'
import { type ActsFrame, actsStep } from './acts-step.ts'

// What is paid and taken in an action, for those who watch it.

/** The action of the seat that somebody hears of, by its place in the stack, or -1. */
function heardAction(s: State, seat: number): number {
  if (isFamily(s)) return -1
  const stack = stackOf(s, seat)
  for (let place = stack.length - 1; place >= 0; place--) {
    const frame = stack[place]
    // What an effect of a card costs is no part of the action that is going on below it.
    if (frame.step === 'effects') return -1
    if (actsStep.is(frame) && frame.seat === seat) return frame.watch?.before ? place : -1
  }
  return -1
}

/** Is what the seat pays or takes now noted for anybody? */
export const isNoted = (s: State, seat: number): boolean => heardAction(s, seat) >= 0

/** Remembers what was paid or taken, for those who watch the action. */
export function noteGoods(s: State, seat: number, goods: readonly number[]): void {
  const place = heardAction(s, seat)
  if (place < 0) return
  const stack = stackOf(s, seat)
  const frame = stack[place]
  if (!actsStep.is(frame) || !frame.watch) return
  const { goods: earlier } = frame.watch
  const sum = earlier ? earlier.map((n, g) => n + goods[g]) : goods
  stack[place] = { ...frame, watch: { ...frame.watch, goods: sum } } as ActsFrame
}
