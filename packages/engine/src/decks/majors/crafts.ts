import { type CardData, major } from '../../cards/card.ts'
import { CLAY, type Good, REED, WOOD } from '../../state/goods.ts'

type Cost = NonNullable<CardData['cost']>
type Tiers = readonly (readonly [number, number])[]

/** In each harvest one of the good for food; at the end several of them for points. */
const craft = (name: string, family: string, cost: Cost, good: Good, food: number, tiers: Tiers) =>
  major({ name, family, cost, vp: 2, craft: { good, food }, handsIn: { good, tiers } })

const THREE_FIVE_SEVEN: Tiers = [
  [3, 1],
  [5, 2],
  [7, 3],
]
const TWO_FOUR_FIVE: Tiers = [
  [2, 1],
  [4, 2],
  [5, 3],
]
const joinery = (name: string, cost: Cost) => craft(name, 'joinery', cost, WOOD, 2, THREE_FIVE_SEVEN)
const pottery = (name: string, cost: Cost) => craft(name, 'pottery', cost, CLAY, 2, THREE_FIVE_SEVEN)
const baskets = (name: string, cost: Cost) => craft(name, 'basketmakers-workshop', cost, REED, 3, TWO_FOUR_FIVE)

export const crafts = [
  joinery('joinery', { wood: 2, stone: 2 }),
  pottery('pottery', { clay: 2, stone: 2 }),
  baskets('basketmakers-workshop', { reed: 2, stone: 2 }),
]
/** F5 */
export const craftsForSix = [
  joinery('joinery-b', { wood: 2, stone: 3 }),
  pottery('pottery-b', { clay: 2, stone: 3 }),
  baskets('basketmakers-workshop-b', { reed: 2, stone: 3 }),
]
