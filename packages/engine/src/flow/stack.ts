import { type State, TOGETHER } from '../state/state.ts'
import { stepOf } from './step.ts'

/** Lets everything happen that needs no answer, until somebody has to choose or the game is over. */
export function settleTable(s: State): void {
  for (;;) {
    const top = s.stack[s.stack.length - 1]
    if (top === undefined) return
    if (top === TOGETHER && !lanesRest(s)) return
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
