import type { Bot } from '../../bot.ts'
import { printedWorth } from '../draft.ts'
import { cardRows } from '../evaluation/card-values.ts'
import { FEATURES, MOOR_FEATURES } from '../evaluation/features.ts'
import { thinker } from '../farmer.ts'
import type { Mind } from '../mind.ts'
import { readNetwork } from '../network/network.ts'
import { WEIGHTS } from './farmer-1.generated.ts'

const base = { network: readNetwork(WEIGHTS, FEATURES, cardRows()), worth: printedWorth, envy: 0 }
// It did not know of the Moor, and plays it as it would the base game.
const moor = { network: readNetwork(WEIGHTS, MOOR_FEATURES, cardRows()), worth: printedWorth, envy: 0 }

/** The farmer as it was when it knew 30 hand cards, and those by their number only: to measure its successors against. */
const MIND: Mind = {
  knows: { base, moor, 'moor-alone': moor },
  looksAhead: true,
  slip: 0,
  usesHand: true,
}

export const firstFarmer = (seed: string): Bot => thinker('farmer-1', seed, MIND)
