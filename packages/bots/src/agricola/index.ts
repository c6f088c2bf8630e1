import type { Bot } from '../bot.ts'
import { randomBot } from '../random.ts'
import { FARMERS_MIND, farmerBot, thinker } from './farmer.ts'
import type { Mind } from './mind.ts'

export type { Steps } from '../steps.ts'
export { suggest, suggesting } from './suggest.ts'

/** Those who think like the farmer, but less. */
const EASIER: { readonly [name: string]: Partial<Mind> } = {
  dreamer: { looksAhead: false, slip: 4.5 },
  neighbour: { looksAhead: false, slip: 1.8 },
  farmhand: { looksAhead: false, slip: 0.6 },
}

const easier = Object.entries(EASIER).map(
  ([name, less]) => [name, (seed: string): Bot => thinker(name, seed, { ...FARMERS_MIND, ...less })] as const,
)

/** Everybody who plays the board game, from the easiest to the hardest. */
export const agricolaBots: { readonly [name: string]: (seed: string) => Bot } = {
  random: randomBot,
  ...Object.fromEntries(easier),
  farmer: farmerBot,
}
