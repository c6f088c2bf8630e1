import { missing, type Obstacle } from '../actions/obstacle.ts'
import { canAfford } from '../actions/pay.ts'
import type { State } from '../state/state.ts'
import { expenseOf } from './expenses.ts'
import { allowed, playableOccupation, shownFor } from './playable.ts'
import { cards, costOf } from './registry.ts'
import { buildable } from './stacks.ts'

/** What keeps a seat from bringing out a card of its hand or of the supply: the card itself, its price, or the moment. */
export function obstaclesToCard(s: State, seat: number, card: number): Obstacle[] {
  const { kind } = cards()[card]
  if (kind === 'occupation') {
    if (!s.players[seat].hand.includes(card)) return []
    return [{ why: playableOccupation(s, seat, card, 0) ? 'with-occupation' : 'card-needs' }]
  }
  const here = kind === 'major' ? buildable(s) : s.players[seat].hand
  if (!here.includes(card)) return []
  const out: Obstacle[] = []
  if (kind === 'minor' && !allowed(s, seat, card)) out.push({ why: 'card-needs' })
  const on = expenseOf(kind, card)
  const price = costOf(s, seat, card)
  if (!canAfford(s, seat, on, price, shownFor(card))) out.push(missing(s, seat, price, on))
  if (out.length > 0) return out
  return [{ why: kind === 'major' ? 'with-major-improvement' : 'with-improvement' }]
}
