import { at } from '@furrow/engine/core'

/** Bots go by plants of the field, the same in every language. */
const NAMES = ['Avena', 'Bellis', 'Carex', 'Daucus', 'Secale', 'Vicia']

/** The name of the bot that comes at this place. */
export const botName = (place: number): string => at(NAMES, place % NAMES.length)

/** The levels of each game, from an opponent for a first game to the strongest; each has a bot of its name. */
const LEVELS: { readonly [game: string]: readonly string[] } = {
  agricola: ['dreamer', 'neighbour', 'farmhand', 'farmer'],
  express: ['dreamer', 'greedy', 'planner'],
}

export const levelsOf = (game: string): readonly string[] =>
  (Object.hasOwn(LEVELS, game) ? LEVELS[game] : undefined) ?? []
