import type { ExpressBot } from './bot.ts'
import { dreamerBot } from './dreamer.ts'
import { greedyBot } from './greedy.ts'
import { plannerBot } from './planner.ts'
import { randomBot } from './random.ts'

export type { ExpressBot, ExpressQuestion } from './bot.ts'

/** Everybody who plays Express, from the easiest to the hardest. */
export const expressBots: { readonly [name: string]: (seed: string) => ExpressBot } = {
  random: randomBot,
  dreamer: dreamerBot,
  greedy: greedyBot,
  planner: plannerBot,
}
