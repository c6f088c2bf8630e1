import { shuffled } from '../core/random.ts'
import type { State } from '../state/state.ts'
import { cardNamed, cards } from './registry.ts'

/** B2 */
export const HAND = 7

/** The cards of a kind that are used with so many players. B2 */
export const pool = (kind: 'minor' | 'occupation', players: number): number[] =>
  cards().flatMap((card, i) => (card.kind === kind && card.players <= players ? [i] : []))

/** B3: seven of each kind at random, as far as there are enough; or the hands that the setup names. */
export function dealHands(s: State): void {
  const { cards: how, hands, players } = s.setup
  if (how === 'given')
    s.players.forEach((p, seat) => {
      p.hand = hands[seat].map(cardNamed)
    })
  if (how !== 'dealt') return
  for (const kind of ['occupation', 'minor'] as const) {
    const deck = shuffled(s.random, pool(kind, players))
    const each = Math.min(HAND, Math.floor(deck.length / players))
    s.players.forEach((p, seat) => {
      p.hand.push(...deck.slice(seat * each, (seat + 1) * each))
    })
  }
}
