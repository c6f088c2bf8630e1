import type { Good } from '../state/goods.ts'
import type { State } from '../state/state.ts'
import { arrangement } from './arrange.ts'
import { cardPen, hostsFor } from './pens.ts'

/** How many of the seat's animals of that kind stand on a card of another player: on this one, or on any. */
export function abroad(s: State, seat: number, animal: Good, on?: number): number {
  const hosts = hostsFor(s, seat).filter((card) => on === undefined || card === on)
  if (hosts.length === 0) return 0
  return arrangement(s, seat).reduce(
    (n, place) => (place.animal === animal && hosts.some((card) => cardPen(card) === place.pen) ? n + place.count : n),
    0,
  )
}
