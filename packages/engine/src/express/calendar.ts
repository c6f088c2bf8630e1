/** X2: 3 rounds and a harvest, 2 rounds and a harvest, 1 round and a harvest. */
export const HARVEST_AFTER: readonly number[] = [3, 5, 6]
export const HARVESTS = HARVEST_AFTER.length
export const ROUNDS = HARVEST_AFTER[HARVESTS - 1]

/** The family without babies: so many actions in a round. X2 */
export const ADULTS = 2
