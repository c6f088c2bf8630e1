import type { Played, Player } from '../state/state.ts'
import type { Card } from './card.ts'
import { cards } from './registry.ts'

// What the cards in front of a player change as long as they lie there.

/** Adds something up over the cards in front of a player. */
function sum(p: Player, of: (card: Card, played: Played) => number): number {
  let total = 0
  for (let i = 0; i < p.played.length; i++) total += of(cards()[p.played[i].card], p.played[i])
  return total
}

export const has = (p: Player, test: (card: Card) => boolean): boolean =>
  p.played.length > 0 && p.played.some((played) => test(cards()[played.card]))

export const freeFences = (p: Player): number => sum(p, (card) => card.freeFences)

export const occupationCount = (p: Player): number => sum(p, (card) => (card.kind === 'occupation' ? 1 : 0))
export const minorCount = (p: Player): number => sum(p, (card) => (card.kind === 'minor' ? 1 : 0))

/** The cards in front of a player that are fields. */
export const fieldCards = (p: Player): Played[] => p.played.filter((played) => cards()[played.card].field.length > 0)
