import type { Card } from '../cards/card.ts'
import { cards, PART } from '../cards/registry.ts'
import { hasPart, withPart } from '../cards/standing.ts'
import { roomCount } from '../farm/farmyard.ts'
import type { Move } from '../notation/moves.ts'
import { tell } from '../state/events.ts'
import { FUEL, WOOD } from '../state/goods.ts'
import type { Played, State } from '../state/state.ts'

/** M8: a clay hut takes 1 fuel less, a stone house 2. By MATERIALS. */
const LESS = [0, 1, 2]

type Part = NonNullable<Card['heating']>

/** The cards of the seat that change its bill. */
const partsOf = (s: State, seat: number): { part: Part; played: Played }[] =>
  withPart(s.players[seat], PART.heating).flatMap((played) => {
    const part = cards()[played.card].heating
    return part ? [{ part, played }] : []
  })

/** M8: the fuel that heating takes now; `burning`: at least 1 wood is burnt for it. */
export function heatingBill(s: State, seat: number, burning: boolean): number {
  const p = s.players[seat]
  let bill = roomCount(p) - LESS[p.house]
  if (!hasPart(p, PART.heating)) return Math.max(0, bill)
  const own = partsOf(s, seat)
  for (const { part, played } of own) {
    bill += part.add ?? 0
    bill -= typeof part.less === 'function' ? part.less(s, seat, played) : (part.less ?? 0)
    if (burning) bill -= part.lessIfWoodBurnt ?? 0
  }
  bill = Math.max(0, bill)
  for (const { part } of own) if (part.cap !== undefined) bill = Math.min(bill, part.cap)
  return own.some(({ part }) => part.none) ? 0 : bill
}

/** Does it matter whether wood is burnt? */
const mindsWood = (s: State, seat: number): boolean => partsOf(s, seat).some(({ part }) => part.lessIfWoodBurnt)

/**
 * M8: every sum from nothing to the whole bill, fuel first. Where a card gives something for burning wood, every sum
 * with at least 1 wood besides.
 */
export function listHeating(s: State, seat: number, out: Move[]): void {
  const { goods } = s.players[seat]
  const list = (due: number, leastWood: number) => {
    for (let sum = due; sum >= leastWood; sum--) {
      const wood = Math.max(leastWood, sum - goods[FUEL])
      if (wood <= goods[WOOD] && sum - wood <= goods[FUEL]) out.push({ verb: 'heat', fuel: sum - wood, wood })
    }
  }
  if (!mindsWood(s, seat)) {
    list(heatingBill(s, seat, false), 0)
    return
  }
  // Without wood, as far as the fuel goes; then with wood.
  const due = Math.min(heatingBill(s, seat, false), goods[FUEL])
  for (let fuel = due; fuel >= 0; fuel--) out.push({ verb: 'heat', fuel, wood: 0 })
  list(Math.max(1, heatingBill(s, seat, true)), 1)
}

/** M8: what is not paid makes people ill, one each; there are no more beds than people. */
export function heat(s: State, seat: number, fuel: number, wood: number): void {
  const p = s.players[seat]
  const unpaid = Math.max(0, heatingBill(s, seat, wood > 0) - fuel - wood)
  p.goods[FUEL] -= fuel
  p.goods[WOOD] -= wood
  p.ill = Math.min(unpaid, p.people)
  tell({ event: 'heated', seat, fuel, wood, ill: p.ill })
}
