import { counts, type Shape, shared } from '../core/shape.ts'

/** Everything that lies in a supply, on a space or on a field. B1; horses and fuel belong to the Moor (M1). */
export const GOODS = [
  'wood',
  'clay',
  'reed',
  'stone',
  'grain',
  'vegetable',
  'sheep',
  'boar',
  'cattle',
  'horse',
  'fuel',
  'food',
] as const
export type GoodName = (typeof GOODS)[number]

/** A good is its place in GOODS. */
export type Good = number
export const WOOD = 0
export const CLAY = 1
export const REED = 2
export const STONE = 3
export const GRAIN = 4
export const VEGETABLE = 5
export const SHEEP = 6
export const BOAR = 7
export const CATTLE = 8
export const HORSE = 9
export const FUEL = 10
export const FOOD = 11

export const BUILDING: readonly Good[] = [WOOD, CLAY, REED, STONE]
export const CROPS: readonly Good[] = [GRAIN, VEGETABLE]
/** The kinds of the base game, and with the horses of the Moor all there are. */
export const BASE_ANIMALS: readonly Good[] = [SHEEP, BOAR, CATTLE]
export const ANIMALS: readonly Good[] = [...BASE_ANIMALS, HORSE]

/** Amounts that are never changed in place, as moves and frames hold them. */
export const goodsShape: Shape<readonly number[]> = shared(counts(GOODS))

/** An amount of every good, in the order of GOODS. */
export type Goods = number[]
export type Amounts = { readonly [G in GoodName]?: number }

/** Never written to; not frozen, because a copy of a frozen list takes twenty times as long. */
export const NOTHING: readonly number[] = GOODS.map(() => 0)

export const goods = (amounts: Amounts): Goods => GOODS.map((name) => amounts[name] ?? 0)

export const good = (name: GoodName): Good => GOODS.indexOf(name)

export const isBuilding = (g: Good): boolean => g <= STONE
export const isAnimal = (g: Good): boolean => g >= SHEEP && g <= HORSE

export function amounts(of: readonly number[]): Amounts {
  const out: { [G in GoodName]?: number } = {}
  for (let g = 0; g < GOODS.length; g++) if (of[g]) out[GOODS[g]] = of[g]
  return out
}

export const covers = (have: readonly number[], cost: readonly number[]): boolean => {
  for (let g = 0; g < cost.length; g++) if (have[g] < cost[g]) return false
  return true
}

export const isNothing = (of: readonly number[]): boolean => {
  for (let g = 0; g < of.length; g++) if (of[g] !== 0) return false
  return true
}
