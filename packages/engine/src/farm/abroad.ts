import type { Good } from '../state/goods.ts'
import type { State } from '../state/state.ts'
import { arrangement } from './arrange.ts'
import { cardPen, hostsFor } from './pens.ts'

/** How many of the seat's animals of that kind stand on a card of another player: on this one, or on any. */
export function abroad(s: State, seat: number, animal: Good, on?: number): number {
  const all = hostsFor(s, seat)
  if (all.length === 0) return 0
  const hosts = all.filter((card) => on === undefined || card === on)
  return arrangement(s, seat).reduce(
    (n, place) => (place.animal === animal && hosts.some((card) => cardPen(card) === place.pen) ? n + place.count : n),
    0,
  )
}
