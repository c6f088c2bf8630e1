import { cards } from '../cards/registry.ts'
import { addCard } from '../cards/standing.ts'
import { at } from '../core/at.ts'
import { spaceOf } from '../spaces/on-cards.ts'
import type { Player, State } from '../state/state.ts'

/** Lays a card in front of a player as if it had been played long ago: what it does when it is played is left out. */
export function layCard(s: State, p: Player, card: number): void {
  s.order++
  addCard(p, { card, order: s.order, data: Array.from({ length: at(cards(), card).slots }, () => 0) })
  if (spaceOf(s, card) >= 0) s.since[spaceOf(s, card)] = 0
}
