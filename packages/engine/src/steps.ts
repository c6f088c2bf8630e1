import { actsStep } from './actions/acts.ts'
import { payStep } from './actions/pay.ts'
import { gainStep } from './actions/trade.ts'
import { majorStep } from './cards/build-major.ts'
import { effectStep } from './cards/effect-step.ts'
import { cardDoneStep, cardStep } from './cards/enter.ts'
import { windowStep } from './cards/trigger.ts'
import type { Move } from './moves.ts'
import { breedStep, keepStep } from './rounds/breeding.ts'
import { feedStep, togetherStep } from './rounds/feeding.ts'
import { harvestStep } from './rounds/harvest.ts'
import { roundStep } from './rounds/round.ts'
import { lastChanceStep, overStep, scoringStep } from './rounds/scoring.ts'
import { afterUseStep } from './rounds/use.ts'
import { placeStep, turnStep, workStep } from './rounds/work.ts'
import type { Frame, State } from './state.ts'

/** What a frame of the stack does when it lies on top. */
export interface Step {
  /** True: it is a question now. False: it has done something by itself, and the stack has to be looked at again. */
  asks(s: State, f: Frame): boolean
  options?(s: State, f: Frame, out: Move[]): void
  choose?(s: State, f: Frame, move: Move): void
}

export const STEPS: { readonly [step: string]: Step } = {
  round: roundStep,
  work: workStep,
  turn: turnStep,
  place: placeStep,
  acts: actsStep,
  pay: payStep,
  gain: gainStep,
  'after-use': afterUseStep,
  card: cardStep,
  'card-done': cardDoneStep,
  major: majorStep,
  window: windowStep,
  effects: effectStep,
  keep: keepStep,
  harvest: harvestStep,
  together: togetherStep,
  feed: feedStep,
  breed: breedStep,
  scoring: scoringStep,
  'last-chance': lastChanceStep,
  over: overStep,
} as { [step: string]: Step } // each step is only ever given its own frames

/** Lets everything happen that needs no answer, until somebody has to choose or the game is over. */
export function settleTable(s: State): void {
  for (;;) {
    const top = s.stack[s.stack.length - 1]
    if (top === undefined) return
    if (top.step === 'together' && !lanesRest(s)) return
    if (STEPS[top.step].asks(s, top)) return
  }
}

/** While all choose at once: settles every lane; true when all of them are through. */
function lanesRest(s: State): boolean {
  let through = true
  for (const lane of s.lanes)
    while (lane.length > 0) {
      const top = lane[lane.length - 1]
      if (!STEPS[top.step].asks(s, top)) continue
      through = false
      break
    }
  return through
}
