import { FACES, type Face, TWO_FOOD, times, useDice } from './dice.ts'
import { tell } from './events.ts'
import type { ExpressMove } from './moves.ts'
import {
  amounts,
  FOOD,
  faceOf,
  GOODS,
  type Good,
  hasWorkshop,
  isResource,
  NOTHING,
  type Player,
  RESOURCES,
} from './sheet.ts'
import type { ExpressState } from './state.ts'

// X3: a cost is paid from the sheet, or from available dice at double the cost; unit by unit one or the other.

/** What a group costs: any of these, each an amount of every good. */
export type Price = readonly (readonly number[])[]
export const FREE: Price = [NOTHING]

export type Payment = Extract<ExpressMove, { verb: 'pay' }>

const NO_PAYMENT: readonly Payment[] = [{ verb: 'pay', sheet: NOTHING, dice: [] }]

/** Dice that together pay for so many units of the good. */
function diceFor(p: Player, show: readonly number[], good: Good, units: number): (readonly Face[])[] {
  if (units === 0) return [[]]
  const face = faceOf(good)
  if (good === FOOD) return foodDice(show, 2 * units)
  // X5: a workshop's virtual die stands in for one real die.
  const real = isResource(good) && hasWorkshop(p, good) ? [2 * units - 1, 2 * units] : [2 * units]
  return real.filter((count) => count <= show[face]).map((count) => times(face, count))
}

/** X3: two dice for each food, whatever they show of it; or fewer, as the 2-food face counts by its value (ruling). */
function foodDice(show: readonly number[], need: number): Face[][] {
  const ones = faceOf(FOOD)
  const out: Face[][] = []
  for (let two = 0; two <= show[TWO_FOOD]; two++)
    for (let one = Math.max(0, need - 2 * two); one <= show[ones] && one + two <= need; one++)
      out.push([...times(ones, one), ...times(TWO_FOOD, two)])
  return out
}

/** All the ways in which the seat can pay the price now. */
export const waysToPay = (p: Player, show: readonly number[], price: Price): readonly Payment[] =>
  price === FREE ? NO_PAYMENT : price.flatMap((cost) => waysFor(p, show, cost))

function waysFor(p: Player, show: readonly number[], cost: readonly number[]): readonly Payment[] {
  let ways = NO_PAYMENT
  for (let good = 0; good < cost.length; good++) {
    if (cost[good] === 0) continue
    const more: Payment[] = []
    for (let units = 0; units <= cost[good]; units++) {
      const fromSheet = cost[good] - units
      if (fromSheet > p.goods[good]) continue
      for (const dice of diceFor(p, show, good, units))
        for (const way of ways)
          more.push({
            verb: 'pay',
            sheet: fromSheet === 0 ? way.sheet : way.sheet.map((n, g) => (g === good ? fromSheet : n)),
            dice: [...way.dice, ...dice].sort((a, b) => a - b),
          })
    }
    ways = more
  }
  return ways
}

/** How many units of the good the player can pay, from the sheet and from dice. */
export function payable(p: Player, show: readonly number[], good: Good): number {
  const face = faceOf(good)
  const dice =
    good === FOOD ? show[face] + 2 * show[TWO_FOOD] : show[face] + (isResource(good) && hasWorkshop(p, good) ? 1 : 0)
  return p.goods[good] + (dice >> 1)
}

export const canPay = (p: Player, show: readonly number[], price: Price): boolean =>
  price.some((cost) => cost.every((n, good) => n === 0 || payable(p, show, good) >= n))

export function pay(s: ExpressState, seat: number, { sheet, dice }: Payment): void {
  const p = s.players[seat]
  if (sheet === NOTHING && dice.length === 0) return
  for (let good = 0; good < sheet.length; good++) p.goods[good] -= sheet[good]
  useDice(s, dice)
  tell(() => ({
    event: 'paid',
    seat,
    sheet: amounts(sheet),
    dice: dice.map((face) => FACES[face]),
    virtual: RESOURCES.filter((good) => dice.filter((face) => face === faceOf(good)).length % 2 === 1).map(
      (g) => GOODS[g],
    ),
  }))
}
