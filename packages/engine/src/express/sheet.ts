import { counts, int, list, type Of, record } from '../core/shape.ts'
import { FACES, type Face, FOOD_FACE, IMPROVEMENTS, OCCUPATIONS, TWO_FOOD } from './dice.ts'

// A player's score sheet: what is owned, in the order in which the faces of the dice give it.

export const GOODS = [
  'food',
  'grain',
  'vegetable',
  'reed',
  'wood',
  'brick',
  'stone',
  'sheep',
  'boar',
  'cattle',
] as const
export type GoodName = (typeof GOODS)[number]
/** A good is its place in GOODS. */
export type Good = number
export const FOOD = 0
export const GRAIN = 1
export const VEGETABLE = 2
export const REED = 3
export const WOOD = 4
export const BRICK = 5
export const STONE = 6
export const SHEEP = 7
export const BOAR = 8
export const CATTLE = 9
export const CROPS: readonly Good[] = [GRAIN, VEGETABLE]
export const RESOURCES: readonly Good[] = [REED, WOOD, BRICK, STONE]
export const ANIMALS: readonly Good[] = [SHEEP, BOAR, CATTLE]

export type Amounts = { readonly [G in GoodName]?: number }
/** Never written to; not frozen, because a copy of a frozen list takes twenty times as long. */
export const NOTHING: readonly number[] = GOODS.map(() => 0)
export const goods = (amounts: Amounts): number[] => GOODS.map((name) => amounts[name] ?? 0)
export const amounts = (of: readonly number[]): Amounts =>
  Object.fromEntries(GOODS.flatMap((name, g) => (of[g] ? [[name, of[g]]] : [])))

export const isCrop = (good: Good): boolean => good === GRAIN || good === VEGETABLE
export const isResource = (good: Good): boolean => good >= REED && good <= STONE
export const isAnimal = (good: Good): boolean => good >= SHEEP

/** Face by face, the good that the die gives; -1 for none. Both food faces give food. */
export const GOOD_ON: readonly Good[] = FACES.map((name) => (name === '2food' ? FOOD : GOODS.indexOf(name as GoodName)))
/** X3: each die counts by its food value. */
export const worth = (face: Face): number => (face === TWO_FOOD ? 2 : 1)
/** The face that gives the good; the plain one for food. */
export const faceOf = (good: Good): Face => FOOD_FACE + (good === FOOD ? 0 : good + 1)

/** The house is of wood, then brick, then stone. */
export const HOUSES = ['wood', 'brick', 'stone'] as const
/** House by house, the good a room is made of. */
export const MATERIAL: readonly Good[] = [WOOD, BRICK, STONE]

/** An occupation or improvement is its place in the list; a player's are bits of a mask. */
export const occupation = (name: (typeof OCCUPATIONS)[number]): number => OCCUPATIONS.indexOf(name)
const improvement = (name: (typeof IMPROVEMENTS)[number]): number => IMPROVEMENTS.indexOf(name)
const MAYOR = occupation('mayor')
const BUILDER = occupation('builder')
const MIDWIFE = occupation('midwife')
const OVEN = improvement('oven')
const HEARTH = improvement('hearth')

/** X5: the workshop that goes with the resource. */
const WORKSHOP: { readonly [resource: Good]: number } = {
  [REED]: improvement('basketmaker'),
  [WOOD]: improvement('joinery'),
  [BRICK]: improvement('pottery'),
  [STONE]: improvement('stonecutter'),
}

/** Ovens and hearths are cookery, the others workshops. X4 */
export const isCookery = (thing: number): boolean => thing === OVEN || thing === HEARTH

export const has = (mask: number, thing: number): boolean => ((mask >> thing) & 1) === 1

export const MOST_BABIES = 4

export const playerShape = record<{
  goods: number[]
  house: number
  rooms: number
  babies: number
  fields: number
  pastures: number
  occupations: number
  improvements: number
  left: number
  missing: number
  scores: number[][]
}>({
  goods: counts(GOODS),
  /** Index into HOUSES. */
  house: int,
  /** Extra rooms: the first two people need none. */
  rooms: int,
  babies: int,
  fields: int,
  pastures: int,
  /** Masks by OCCUPATIONS and IMPROVEMENTS. */
  occupations: int,
  improvements: int,
  /** Actions left in this round. */
  left: int,
  /** Food that was missing in this harvest. X6 */
  missing: int,
  /** Harvest by harvest, the points of each line of the sheet. */
  scores: list(list(int)),
})
export type Player = Of<typeof playerShape>

/** X2: a wood house, 2 food and 1 of each resource. */
export const newPlayer = (): Player => ({
  goods: goods({ food: 2, reed: 1, wood: 1, brick: 1, stone: 1 }),
  house: 0,
  rooms: 0,
  babies: 0,
  fields: 0,
  pastures: 0,
  occupations: 0,
  improvements: 0,
  left: 0,
  missing: 0,
  scores: [],
})

export const isMayor = (p: Player): boolean => has(p.occupations, MAYOR)
export const isBuilder = (p: Player): boolean => has(p.occupations, BUILDER)
export const isMidwife = (p: Player): boolean => has(p.occupations, MIDWIFE)
export const hasOven = (p: Player): boolean => has(p.improvements, OVEN)
export const hasHearth = (p: Player): boolean => has(p.improvements, HEARTH)
export const hasWorkshop = (p: Player, resource: Good): boolean => has(p.improvements, WORKSHOP[resource])

export const countBits = (mask: number): number => {
  let n = 0
  for (let rest = mask; rest !== 0; rest &= rest - 1) n++
  return n
}
