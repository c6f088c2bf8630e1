import { actsStep } from '../actions/acts-step.ts'
import { beforeCropsStep } from '../actions/crops.ts'
import { payStep } from '../actions/pay.ts'
import { gainStep, tradeStep } from '../actions/trade.ts'
import { majorStep } from '../cards/build-major.ts'
import { effectStep } from '../cards/effect-step.ts'
import { cardDoneStep, cardStep } from '../cards/enter.ts'
import { slaughterStep } from '../cards/slaughter.ts'
import { windowStep } from '../cards/trigger.ts'
import { upgradeStep } from '../cards/upgrade.ts'
import { beforeStep } from '../dealing/begin.ts'
import { chooseStep } from '../dealing/choose.ts'
import { draftingStep, draftStep } from '../dealing/draft.ts'
import { mulliganStep } from '../dealing/mulligan.ts'
import { keepCardStep, pileStep } from '../moor/pile.ts'
import { specialStep } from '../moor/special-step.ts'
import { afterBreedingStep } from '../rounds/after-breeding.ts'
import { breedStep, keepStep } from '../rounds/breeding.ts'
import { collectStep } from '../rounds/collect.ts'
import { feedStep, togetherStep } from '../rounds/feeding.ts'
import { harvestStep } from '../rounds/harvest.ts'
import { reapStep } from '../rounds/reaping.ts'
import { roundStep } from '../rounds/round.ts'
import { lastChanceStep, overStep, scoringStep } from '../rounds/scoring.ts'
import { afterUseStep, goStep } from '../rounds/use.ts'
import { placeStep, turnStep, workStep } from '../rounds/work.ts'
import { registerSteps } from './step.ts'

const steps = [
  beforeStep,
  draftingStep,
  draftStep,
  chooseStep,
  mulliganStep,
  roundStep,
  collectStep,
  workStep,
  turnStep,
  placeStep,
  goStep,
  pileStep,
  specialStep,
  keepCardStep,
  actsStep,
  payStep,
  gainStep,
  tradeStep,
  afterUseStep,
  cardStep,
  upgradeStep,
  slaughterStep,
  cardDoneStep,
  majorStep,
  windowStep,
  effectStep,
  keepStep,
  harvestStep,
  beforeCropsStep,
  reapStep,
  togetherStep,
  feedStep,
  breedStep,
  afterBreedingStep,
  scoringStep,
  lastChanceStep,
  overStep,
]

// Importing this file is what makes the steps known.
registerSteps(steps)
