import type { Bot } from './bot.ts'
import { farmerBot } from './farmer.ts'
import { randomBot } from './random.ts'

export type { Bot, Question } from './bot.ts'
export { type ExpressBot, type ExpressQuestion, expressBots } from './express/index.ts'
export { suggest } from './suggest.ts'

const BOTS: { readonly [name: string]: (seed: string) => Bot } = {
  random: randomBot,
  farmer: farmerBot,
}

export const botNames: readonly string[] = Object.keys(BOTS)

/** The bot of that name, or null if there is none. */
export const makeBot = (name: string, seed: string): Bot | null => (Object.hasOwn(BOTS, name) ? BOTS[name](seed) : null)
