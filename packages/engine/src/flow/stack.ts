import type { Move } from '../notation/moves.ts'
import type { Frame, State } from '../state/state.ts'

/** What a frame of the stack does when it lies on top. */
export interface Step {
  /** True: it is a question now. False: it has done something by itself, and the stack has to be looked at again. */
  asks(s: State, f: Frame): boolean
  options?(s: State, f: Frame, out: Move[]): void
  choose?(s: State, f: Frame, move: Move): void
}

let steps: { readonly [step: string]: Step } = {}

export const stepOf = (frame: Frame): Step => steps[frame.step]

/** Called once, with every step there is (see `steps.ts`), so that steps themselves can look ahead along the stack. */
export function register(found: { readonly [step: string]: Step }): void {
  steps = found
}

/** Lets everything happen that needs no answer, until somebody has to choose or the game is over. */
export function settleTable(s: State): void {
  for (;;) {
    const top = s.stack[s.stack.length - 1]
    if (top === undefined) return
    if (top.step === 'together' && !lanesRest(s)) return
    if (stepOf(top).asks(s, top)) return
  }
}

/** While all choose at once: settles every lane; true when all of them are through. */
function lanesRest(s: State): boolean {
  let through = true
  for (const lane of s.lanes)
    while (lane.length > 0) {
      const top = lane[lane.length - 1]
      if (!stepOf(top).asks(s, top)) continue
      through = false
      break
    }
  return through
}
