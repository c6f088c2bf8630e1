import { FOREST, MOOR } from '../farm/tiles.ts'
import { ROUNDS } from '../spaces/boards.ts'
import { tell } from '../state/events.ts'
import type { Good } from '../state/goods.ts'
import { PROMISABLE, type State } from '../state/state.ts'
import { cards } from './registry.ts'

/** A field tile instead of goods. */
export const FIELD_TILE = -1
/** M: other tiles, and a reminder of what the card offers in that round (its `collect`). */
export const REMINDER = PROMISABLE.indexOf('reminder')
export const TILE_OF: { readonly [good: number]: typeof FOREST | typeof MOOR } = {
  [PROMISABLE.indexOf('forest')]: FOREST,
  [PROMISABLE.indexOf('moor')]: MOOR,
}

export const promisedName = (good: Good): string => (good === FIELD_TILE ? 'field' : PROMISABLE[good])

/** Lays something on a coming round space for a seat. B13: only round spaces that are left. */
export function promise(s: State, seat: number, round: number, good: Good, count: number, card: number): void {
  if (round <= s.round || round > ROUNDS) return
  s.promises.push({ round, seat, good, count, card })
  const what = promisedName(good)
  tell({ event: 'lay', seat, card: cards()[card].name, round, what, count })
}
