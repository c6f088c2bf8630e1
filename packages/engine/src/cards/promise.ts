import { ROUNDS } from '../spaces/boards.ts'
import { tell } from '../state/events.ts'
import { GOODS, type Good } from '../state/goods.ts'
import type { State } from '../state/state.ts'
import { cards } from './registry.ts'

/** A field tile instead of goods. */
export const FIELD_TILE = -1

/** Lays something on a coming round space for a seat. B13: only round spaces that are left. */
export function promise(s: State, seat: number, round: number, good: Good, count: number, card: number): void {
  if (round <= s.round || round > ROUNDS) return
  s.promises.push({ round, seat, good, count, card })
  const what = good === FIELD_TILE ? 'field' : GOODS[good]
  tell({ event: 'lay', seat, card: cards()[card].name, round, what, count })
}
