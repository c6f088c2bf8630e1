/** The bots that can be chosen, the usual one first. */
export const LEVELS = ['farmer', 'random'] as const
