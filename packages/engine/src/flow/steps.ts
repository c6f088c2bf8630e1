import { actsStep } from '../actions/acts.ts'
import { payStep } from '../actions/pay.ts'
import { gainStep } from '../actions/trade.ts'
import { majorStep } from '../cards/build-major.ts'
import { effectStep } from '../cards/effect-step.ts'
import { cardDoneStep, cardStep } from '../cards/enter.ts'
import { windowStep } from '../cards/trigger.ts'
import { breedStep, keepStep } from '../rounds/breeding.ts'
import { feedStep, togetherStep } from '../rounds/feeding.ts'
import { harvestStep } from '../rounds/harvest.ts'
import { roundStep } from '../rounds/round.ts'
import { lastChanceStep, overStep, scoringStep } from '../rounds/scoring.ts'
import { afterUseStep } from '../rounds/use.ts'
import { placeStep, turnStep, workStep } from '../rounds/work.ts'
import { register, type Step } from './stack.ts'

// Importing this file is what makes the steps known.
register({
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
} as { [step: string]: Step }) // each step is only ever given its own frames
