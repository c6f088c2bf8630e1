import { type CardData, major } from '../../cards/card.ts'
import { offer } from '../../cards/verbs.ts'

type Cost = NonNullable<CardData['cost']>

/** B13: an oven gives a bake action when it is built. */
const oven = (name: string, family: string, cost: Cost, vp: number, bakes: { food: number; most: number }) =>
  major({ name, family, cost, vp, bakes, play: [offer({ act: 'bake' })] })

const clayOven = (name: string, cost: Cost) => oven(name, 'clay-oven', cost, 2, { food: 5, most: 1 })
const stoneOven = (name: string, cost: Cost) => oven(name, 'stone-oven', cost, 3, { food: 4, most: 2 })

export const ovens = [clayOven('clay-oven', { clay: 3, stone: 1 }), stoneOven('stone-oven', { clay: 1, stone: 3 })]
/** F5 */
export const ovensForSix = [
  clayOven('clay-oven-b', { clay: 4, stone: 1 }),
  stoneOven('stone-oven-b', { clay: 2, stone: 3 }),
]
