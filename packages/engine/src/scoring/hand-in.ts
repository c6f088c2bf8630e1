import { cards, PART } from '../cards/registry.ts'
import { fieldCards, hasPart, withPart } from '../cards/standing.ts'
import { cropCount, cropKind } from '../farm/crops.ts'
import { BUILDING, FUEL, type Good, type Goods, GRAIN, WOOD } from '../state/goods.ts'
import type { Player } from '../state/state.ts'

// What goods are worth at the end where cards take them: each piece serves one of them. B14, M12

/** From this count on, so many points. */
export type Row = readonly (readonly [number, number])[]

export const GRAINS: Row = [
  [0, -1],
  [1, 1],
  [4, 2],
  [6, 3],
  [8, 4],
]

export const points = (row: Row, n: number): number => row.reduce((got, [from, worth]) => (n >= from ? worth : got), 0)

/** Crops in the supply, on the farm and on cards that are fields. */
export const cropsOf = (p: Player, kind: Good): number => {
  const on = (crop: number) => (crop !== 0 && cropKind(crop) === kind ? cropCount(crop) : 0)
  const farm = p.crops.reduce((n, crop) => n + on(crop), 0)
  return p.goods[kind] + farm + fieldCards(p).reduce((n, { data }) => n + on(data[0]), 0)
}

interface HandedIn {
  points: number
  /** Building resources, for the tie-break. */
  spent: number
  /** Grain, which is gone from its own row. */
  grain: number
}

/** The best use of goods that cards take at the end: most points, then most building resources left. B14 */
export function craftBonus(p: Player): HandedIn {
  const takers = withPart(p, PART.handsIn)
  if (takers.length === 0 && !hasPart(p, PART.sells)) return NOTHING
  const simple = !hasPart(p, PART.sells) && !takers.some(({ card }) => cards()[card].handsIn?.good === FUEL)
  if (simple) return { ...crafted(p, p.goods), grain: 0 }
  return bestWithFuel(p)
}

const NOTHING: HandedIn = { points: 0, spent: 0, grain: 0 }

/** M12: wood may become fuel before counting, and fuel or grain may be sold for points instead of being counted. */
function bestWithFuel(p: Player): HandedIn {
  const price = withPart(p, PART.sells).flatMap(({ card }) => cards()[card].sells ?? [])[0]
  const grain = cropsOf(p, GRAIN)
  let best: HandedIn | null = null
  let worth = Number.NEGATIVE_INFINITY
  for (let burnt = 0; burnt <= p.goods[WOOD]; burnt++) {
    const goods = p.goods.slice()
    goods[WOOD] -= burnt
    goods[FUEL] += burnt
    for (let sold = 0; goods.every((n) => n >= 0); sold++) {
      const now = crafted(p, goods)
      const spentGrain = price ? sold * price.pay[GRAIN] : 0
      const found = {
        points: now.points + (price ? sold * price.points : 0),
        spent: now.spent + burnt,
        grain: spentGrain,
      }
      const value = found.points + points(GRAINS, grain - spentGrain)
      if (!best || value > worth || (value === worth && found.spent < best.spent)) {
        best = found
        worth = value
      }
      if (!price) break
      for (let g = 0; g < goods.length; g++) goods[g] -= price.pay[g]
    }
  }
  return best ?? NOTHING
}

/** What craft buildings and the like make of these goods. */
function crafted(p: Player, goods: Goods): { points: number; spent: number } {
  let total = 0
  let spent = 0
  for (const good of [...BUILDING, FUEL]) {
    const tiers = withPart(p, PART.handsIn).flatMap(({ card }) => {
      const { handsIn } = cards()[card]
      return handsIn?.good === good ? [handsIn.tiers] : []
    })
    const best = handIn(tiers, goods[good])
    total += best.points
    if (good !== FUEL) spent += best.spent
  }
  return { points: total, spent }
}

function handIn(own: readonly Row[], have: number): { points: number; spent: number } {
  if (own.length === 0) return { points: 0, spent: 0 }
  const [tiers, ...others] = own
  let best = handIn(others, have)
  for (const [spend, worth] of tiers) {
    if (spend > have) continue
    const rest = handIn(others, have - spend)
    const sum = { points: rest.points + worth, spent: rest.spent + spend }
    if (sum.points > best.points || (sum.points === best.points && sum.spent < best.spent)) best = sum
  }
  return best
}
