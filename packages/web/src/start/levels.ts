import { levelsOf as fromTheEasiest } from '@furrow/bots/names'
import { at } from '../contract/at.ts'

/** The bots that can be chosen for each game, the usual one first: the strongest. */
export const levelsOf = (game: string): readonly string[] => [...fromTheEasiest(game)].reverse()

/** The bot for a first game. */
export const gentlestOf = (game: string): string => at(fromTheEasiest(game), 0)
