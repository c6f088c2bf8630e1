import { roomCount } from '../farm/farmyard.ts'
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

/** Room for animals that every pasture gets on top. */
export const pastureExtra = (p: Player): number => (p.played.length === 0 ? 0 : sum(p, (card) => card.pastureExtra))

/** How many animals the house holds: 1, unless a card says one a room. B10 */
export const houseRoom = (p: Player): number =>
  p.played.length > 0 && has(p, (card) => card.animalsInRooms) ? roomCount(p) : 1

export const freeFences = (p: Player): number => sum(p, (card) => card.freeFences)

export const occupationCount = (p: Player): number => sum(p, (card) => (card.kind === 'occupation' ? 1 : 0))
export const minorCount = (p: Player): number => sum(p, (card) => (card.kind === 'minor' ? 1 : 0))

/** The cards in front of a player that are fields. */
export const fieldCards = (p: Player): Played[] => p.played.filter((played) => cards()[played.card].field.length > 0)
