import { cards, PART } from '../cards/registry.ts'
import { hasPart, withPart } from '../cards/standing.ts'
import { ANIMALS, type Good } from '../state/goods.ts'
import type { Player, State } from '../state/state.ts'
import { roomCount } from './farmyard.ts'
import { enclosedCells } from './pastures.ts'
import { type Cells, count, lowest } from './yard.ts'

/** A place for animals. Whether they fit, which can be kept and where they stand follows from these alone. */
export interface Pen {
  /** A pasture's first space, a stable's or another space that holds animals; -1 for the house; below that a card. */
  readonly id: number
  readonly holds: number
  /** The kinds that may live there, a bit for each of ANIMALS. */
  readonly kinds: number
  /** May kinds mix? */
  readonly mixed: boolean
}

export const HOUSE = -1
/** The pen that a card is. */
export const cardPen = (card: number): number => -2 - card
export const penCard = (pen: number): number => -2 - pen

export const ANY_KIND = -1
/** The bits of some kinds. */
export const kindsOf = (...animals: Good[]): number =>
  animals.reduce((mask, animal) => mask | (1 << ANIMALS.indexOf(animal)), 0)

/** B10: 2 animals a space, doubled by each stable in the pasture; cards add to that. */
const capacity = (p: Player, cells: Cells, extra: number): number =>
  ((2 * count(cells)) << count(cells & p.stables)) + extra

export const pastureCapacity = (p: Player, cells: Cells): number => {
  let extra = 0
  for (let i = 0; i < p.played.length; i++) extra += cards()[p.played[i].card].pastureExtra
  return capacity(p, cells, extra)
}

type Visit = (id: number, holds: number, kinds: number, mixed: boolean) => void

/** Shows every pen of a seat: pastures, stables outside of them, the house, what cards offer. B10 */
export function eachPen(s: State, seat: number, visit: Visit): void {
  const p = s.players[seat]
  const { pastures, played } = p
  let extra = 0
  let house = 1
  let offering = false
  const special = hasPart(p, PART.pens)
  for (let i = 0; special && i < played.length; i++) {
    const card = cards()[played[i].card]
    extra += card.pastureExtra
    if (card.animalsInRooms) house = roomCount(p)
    if (card.pens) offering = true
  }
  for (let i = 0; i < pastures.length; i++) visit(lowest(pastures[i]), capacity(p, pastures[i], extra), ANY_KIND, false)
  for (let rest = p.stables & ~enclosedCells(pastures); rest !== 0; rest &= rest - 1)
    visit(lowest(rest), 1, ANY_KIND, false)
  visit(HOUSE, house, ANY_KIND, true)
  if (offering)
    for (const here of played)
      for (const pen of cards()[here.card].pens?.(s, seat, here) ?? []) visit(pen.id, pen.holds, pen.kinds, pen.mixed)
  // Last, so that animals go to others only if need be.
  if (s.moor && s.setup.cards !== 'none') for (const card of hostsFor(s, seat)) visit(cardPen(card), 1, ANY_KIND, true)
}

const NO_CARDS: readonly number[] = []

/** Cards of others on which the seat may keep an animal. */
export function hostsFor(s: State, seat: number): readonly number[] {
  if (!s.players.some((p) => hasPart(p, PART.hosts))) return NO_CARDS
  return s.players.flatMap((p, owner) => (owner === seat ? [] : withPart(p, PART.hosts).map(({ card }) => card)))
}

export function pens(s: State, seat: number): Pen[] {
  const out: Pen[] = []
  eachPen(s, seat, (id, holds, kinds, mixed) => {
    out.push({ id, holds, kinds, mixed })
  })
  return out
}
