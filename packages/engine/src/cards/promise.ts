import { ROUNDS } from '../spaces/boards.ts'
import { tell } from '../state/events.ts'
import { GOODS, type Good } from '../state/goods.ts'
import type { State } from '../state/state.ts'

/** A field tile instead of goods. */
export const FIELD_TILE = -1

/** Lays something on a coming round space for a seat. B13: only round spaces that are left. */
export function promise(
  s: State,
  seat: number,
  round: number,
  good: Good,
  count: number,
  card: number,
  name: string,
): void {
  if (round <= s.round || round > ROUNDS) return
  s.promises.push({ round, seat, good, count, card })
  tell({ event: 'lay', seat, card: name, round, what: good === FIELD_TILE ? 'field' : GOODS[good], count })
}

/** On each of the round spaces that come next. */
export function promiseNext(
  s: State,
  seat: number,
  rounds: number,
  good: Good,
  count: number,
  card: number,
  name: string,
): void {
  for (let i = 1; i <= rounds; i++) promise(s, seat, s.round + i, good, count, card, name)
}
