import { shuffled } from '../core/random.ts'
import type { State } from '../state/state.ts'
import { cardNamed, cards } from './registry.ts'

/** B2 */
export const HAND = 7

/**
 * The cards of a kind that are used with so many players, in the order of their ids (B2), promo cards only if asked for;
 * of a setup that names a deck, only those of the deck.
 */
export const pool = (
  kind: 'minor' | 'occupation',
  players: number,
  deck: readonly string[] | null = null,
  promos = false,
): number[] => {
  const named = deck && new Set(deck)
  return cards()
    .flatMap((card, i) => {
      const wanted = named === null ? promos || !card.promo : named.has(card.name)
      return card.kind === kind && card.players <= players && wanted ? [i] : []
    })
    .sort((a, b) => (cards()[a].id < cards()[b].id ? -1 : 1))
}

/** B3: seven of each kind at random, as far as there are enough; or the hands that the setup names. */
export function dealHands(s: State): void {
  const { cards: how, hands, players, deck: from, promos } = s.setup
  if (how === 'given')
    s.players.forEach((p, seat) => {
      p.hand = hands[seat].map(cardNamed)
    })
  if (how !== 'dealt') return
  for (const kind of ['occupation', 'minor'] as const) {
    const deck = shuffled(s.random, pool(kind, players, from, promos))
    const each = Math.min(HAND, Math.floor(deck.length / players))
    s.players.forEach((p, seat) => {
      p.hand.push(...deck.slice(seat * each, (seat + 1) * each))
    })
    const left = deck.slice(players * each).reverse()
    if (kind === 'minor') s.minors = left
    else s.occupations = left
  }
}
