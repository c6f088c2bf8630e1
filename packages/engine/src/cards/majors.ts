import { type Amounts, CLAY, type Good, type Goods, goods, REED, WOOD } from '../state/goods.ts'
import type { Player, State } from '../state/state.ts'

/** A major improvement. B13, F5, F6 */
export interface Major {
  name: string
  cost: Goods
  vp: number
  /** A Fireplace can be handed in for a Cooking Hearth. */
  kind: 'fireplace' | 'hearth' | 'well' | 'oven' | 'craft'
  /** Food for each good cooked at any time. */
  cook: Goods | null
  /** Baking: food for each grain, and the most grain an action. */
  bake: { food: number; most: number } | null
  /** Once in each harvest one of the good for so much food; at scoring the tiers: [spend, points]. */
  craft: { good: Good; food: number; tiers: readonly (readonly [number, number])[] } | null
  /** The card that lies on top of it in the 6-player game, or -1. */
  under: number
}

const NO_LIMIT = 99
type Extra = Partial<Pick<Major, 'cook' | 'bake' | 'craft' | 'under'>>
const major = (name: string, kind: Major['kind'], cost: Amounts, vp: number, extra: Extra): Major => ({
  name,
  kind,
  cost: goods(cost),
  vp,
  cook: null,
  bake: null,
  craft: null,
  under: -1,
  ...extra,
})

const fire = { cook: goods({ vegetable: 2, sheep: 2, boar: 2, cattle: 3 }), bake: { food: 2, most: NO_LIMIT } }
const hearth = { cook: goods({ vegetable: 3, sheep: 2, boar: 3, cattle: 4 }), bake: { food: 3, most: NO_LIMIT } }
const clayOven = { bake: { food: 5, most: 1 } }
const stoneOven = { bake: { food: 4, most: 2 } }
const threeFiveSeven = [
  [3, 1],
  [5, 2],
  [7, 3],
] as const
const joinery = { craft: { good: WOOD, food: 2, tiers: threeFiveSeven } }
const pottery = { craft: { good: CLAY, food: 2, tiers: threeFiveSeven } }
const baskets = {
  craft: {
    good: REED,
    food: 3,
    tiers: [
      [2, 1],
      [4, 2],
      [5, 3],
    ] as const,
  },
}

/** In the order of the supply board; the last eight are those of the 6-player game. */
export const MAJORS: readonly Major[] = [
  major('fireplace-2', 'fireplace', { clay: 2 }, 1, fire),
  major('fireplace-3', 'fireplace', { clay: 3 }, 1, fire),
  major('cooking-hearth-4', 'hearth', { clay: 4 }, 1, hearth),
  major('cooking-hearth-5', 'hearth', { clay: 5 }, 1, hearth),
  major('well', 'well', { wood: 1, stone: 3 }, 4, {}),
  major('clay-oven', 'oven', { clay: 3, stone: 1 }, 2, clayOven),
  major('stone-oven', 'oven', { clay: 1, stone: 3 }, 3, stoneOven),
  major('joinery', 'craft', { wood: 2, stone: 2 }, 2, joinery),
  major('pottery', 'craft', { clay: 2, stone: 2 }, 2, pottery),
  major('basketmakers-workshop', 'craft', { reed: 2, stone: 2 }, 2, baskets),
  major('fireplace-4', 'fireplace', { clay: 4 }, 1, { ...fire, under: 1 }),
  major('cooking-hearth-6', 'hearth', { clay: 6 }, 1, { ...hearth, under: 3 }),
  major('well-b', 'well', { clay: 1, stone: 3 }, 4, { under: 4 }),
  major('clay-oven-b', 'oven', { clay: 4, stone: 1 }, 2, { ...clayOven, under: 5 }),
  major('stone-oven-b', 'oven', { clay: 2, stone: 3 }, 3, { ...stoneOven, under: 6 }),
  major('joinery-b', 'craft', { wood: 2, stone: 3 }, 2, { ...joinery, under: 7 }),
  major('pottery-b', 'craft', { clay: 2, stone: 3 }, 2, { ...pottery, under: 8 }),
  major('basketmakers-workshop-b', 'craft', { reed: 2, stone: 3 }, 2, { ...baskets, under: 9 }),
]

const BASE = 10

export const majorNamed = (name: string): number => MAJORS.findIndex((m) => m.name === name)

/** F5: how many majors are in the game. */
export const majorsInGame = (s: State): number => (s.players.length === 6 ? MAJORS.length : BASE)

const taken = (s: State): number => {
  let mask = 0
  for (let seat = 0; seat < s.players.length; seat++) mask |= s.players[seat].majors
  return mask
}

/** F5: the majors that can be built now: nobody has them, and no card lies on top. */
export function buildable(s: State): number {
  const gone = taken(s)
  let mask = 0
  for (let m = 0; m < majorsInGame(s); m++) {
    const { under } = MAJORS[m]
    if ((gone >> m) & 1) continue
    if (under < 0 || (gone >> under) & 1) mask |= 1 << m
  }
  return mask
}

const maskOf = (test: (m: Major) => boolean): number =>
  MAJORS.reduce((mask, m, i) => (test(m) ? mask | (1 << i) : mask), 0)
export const FIREPLACES = maskOf((m) => m.kind === 'fireplace')
const HEARTHS = maskOf((m) => m.kind === 'hearth')
export const CRAFTS = maskOf((m) => m.craft !== null)
export const BAKERS = maskOf((m) => m.bake !== null)

// B12: grain and vegetables are worth 1 food each at any time; cooking gives more.
const RAW = goods({ grain: 1, vegetable: 1 })
const best = (a: Goods, b: Goods): Goods => a.map((n, g) => Math.max(n, b[g]))
const FOOD_FOR: readonly Goods[] = [
  RAW,
  best(RAW, fire.cook),
  best(RAW, hearth.cook),
  best(RAW, best(fire.cook, hearth.cook)),
]

/** How much food one of each good gives at any time. */
export const foodFor = (p: Player): Goods =>
  FOOD_FOR[((p.majors & FIREPLACES) !== 0 ? 1 : 0) + ((p.majors & HEARTHS) !== 0 ? 2 : 0)]
