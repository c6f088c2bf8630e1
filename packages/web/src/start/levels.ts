/** The bots that can be chosen for each game, the usual one first. */
const LEVELS_OF: { readonly [game: string]: readonly string[] } = {
  agricola: ['farmer', 'random'],
  express: ['planner', 'greedy', 'random'],
}

export const levelsOf = (game: string): readonly string[] => LEVELS_OF[game] ?? []
