import { agricolaBots } from './agricola/index.ts'
import type { Bot } from './bot.ts'
import { expressBots } from './express/index.ts'

export { suggest } from './agricola/index.ts'
export type { Bot, Question } from './bot.ts'
export { type ExpressBot, expressBots } from './express/index.ts'

/** Who plays each game, from the easiest to the hardest. */
const BOTS = {
  agricola: agricolaBots,
  express: expressBots,
} as unknown as { readonly [game: string]: { readonly [name: string]: (seed: string) => Bot } } // each is asked about its own game only

const botsFor = (game: string) => (Object.hasOwn(BOTS, game) ? BOTS[game] : undefined) ?? {}

/** The bots of a game, from the easiest to the hardest. */
export const botsOf = (game: string): readonly string[] => Object.keys(botsFor(game))

export const botNames: readonly string[] = botsOf('agricola')

/** The bot of that name, or null if there is none. */
export const makeBot = (name: string, seed: string, game = 'agricola'): Bot | null =>
  (botsOf(game).includes(name) && botsFor(game)[name]?.(seed)) || null
