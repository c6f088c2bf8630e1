import type { Bot } from '../bot.ts'
import { randomBot } from '../random.ts'
import { farmerBot } from './farmer.ts'

export { suggest } from './suggest.ts'

/** Everybody who plays the board game, from the easiest to the hardest. */
export const agricolaBots: { readonly [name: string]: (seed: string) => Bot } = { random: randomBot, farmer: farmerBot }
