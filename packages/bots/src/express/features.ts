import { at } from '@furrow/engine/core'
import {
  EXPRESS_GOODS,
  type ExpressPlayer,
  type ExpressState,
  expressFoodNeeded,
  expressHarvestPoints,
} from '@furrow/engine/express'

// What a sheet looks like to somebody who guesses how many points are still to come.

const good = (name: (typeof EXPRESS_GOODS)[number]): number => EXPRESS_GOODS.indexOf(name)
const FOOD = good('food')
const GRAIN = good('grain')
const VEGETABLE = good('vegetable')
const REED = good('reed')
/** Kind by kind of animal, the food of one in the hearth. */
const HERDS = [
  { name: 'sheep', animal: good('sheep'), food: 2 },
  { name: 'boar', animal: good('boar'), food: 3 },
  { name: 'cattle', animal: good('cattle'), food: 4 },
] as const
/** House by house, what a room of it is made of. */
const MATERIAL = (['wood', 'brick', 'stone'] as const).map(good)
/** Occupations and improvements in the order of their dice. */
const [MAYOR, BUILDER, FARMER, RANCHER, GATHERER, MIDWIFE] = [0, 1, 2, 3, 4, 5] as const
const [OVEN, HEARTH] = [0, 1] as const

const bit = (mask: number, i: number): number => (mask >> i) & 1
const any = (n: number): number => (n > 0 ? 1 : 0)
/** How far a number goes beyond another, up to a limit. */
const over = (n: number, from: number, most: number): number => Math.max(0, Math.min(n - from, most))

/** What several features need. */
interface Facts {
  p: ExpressPlayer
  /** The points of the next harvest if it came now. */
  now: number
  need: number
  short: number
  /** The food that could be cooked. */
  crops: number
  meat: number
  kinds: number
  improvements: number
  /** Rooms that could be paid from the sheet. */
  roomsPaid: number
  /** Could the house be upgraded from the sheet? */
  upgrade: number
}

function factsOf(p: ExpressPlayer, harvest: number): Facts {
  const g = p.goods
  let now = 0
  for (const points of expressHarvestPoints(p, harvest)) now += points
  const need = expressFoodNeeded(p)
  let [meat, kinds] = [0, 0]
  for (const { animal, food } of HERDS) {
    meat += food * at(g, animal)
    kinds += any(at(g, animal))
  }
  let improvements = 0
  for (let i = 0; i < 6; i++) improvements += bit(p.improvements, i)
  return {
    p,
    now,
    need,
    short: Math.max(0, need - at(g, FOOD)),
    crops: bit(p.improvements, OVEN) * (2 * at(g, GRAIN) + 3 * at(g, VEGETABLE)),
    meat: bit(p.improvements, HEARTH) * meat,
    kinds,
    improvements,
    roomsPaid: Math.min(at(g, REED), at(g, at(MATERIAL, p.house))),
    upgrade: p.house < 2 && at(g, at(MATERIAL, p.house + 1)) >= 2 ? 1 : 0,
  }
}

type Feature = readonly [name: string, of: (f: Facts) => number]

const herd = (name: string, animal: number): Feature[] => [
  [`any ${name}`, ({ p }) => any(at(p.goods, animal))],
  [name, ({ p }) => at(p.goods, animal)],
  [`pair of ${name}`, ({ p }) => any(at(p.goods, animal) - 1)],
  [`${name} over 3`, ({ p }) => over(at(p.goods, animal), 3, 9)],
]

const store = (name: (typeof EXPRESS_GOODS)[number], workshop: number, set: number): Feature[] => {
  const resource = good(name)
  return [
    [`first ${name}`, ({ p }) => over(at(p.goods, resource), 0, 1)],
    [`second ${name}`, ({ p }) => over(at(p.goods, resource), 1, 1)],
    [`more ${name}`, ({ p }) => over(at(p.goods, resource), 2, 4)],
    [`${name} workshop`, ({ p }) => bit(p.improvements, workshop)],
    [`${name} in workshop`, ({ p }) => bit(p.improvements, workshop) * at(p.goods, resource)],
    [`sets of ${name}`, ({ p }) => bit(p.improvements, workshop) * Math.floor(at(p.goods, resource) / set)],
  ]
}

const TABLE: readonly Feature[] = [
  ['always', () => 1],
  ['points now', ({ now }) => now],
  ['food missing', ({ short }) => short],
  ['missing food that can be cooked', ({ short, crops, meat }) => Math.min(short, crops + meat)],
  ['food to spare', ({ p, need }) => over(at(p.goods, FOOD), need, 4)],
  ['more food to spare', ({ p, need }) => over(at(p.goods, FOOD), need + 4, 8)],
  ['food in crops', ({ crops }) => Math.min(12, crops)],
  ['food in animals', ({ meat }) => Math.min(16, meat)],
  ['babies', ({ p }) => p.babies],
  ['babies with midwife', ({ p }) => p.babies * bit(p.occupations, MIDWIFE)],
  ['second baby', ({ p }) => any(p.babies - 1)],
  ['room for a baby', ({ p }) => over(p.rooms, p.babies, 1)],
  ['more empty rooms', ({ p }) => over(p.rooms, p.babies + 1, 2)],
  ['any rooms', ({ p }) => any(p.rooms)],
  ['rooms', ({ p }) => p.rooms],
  ['rooms by upgrades', ({ p }) => p.rooms * p.house],
  ['brick house', ({ p }) => any(p.house)],
  ['stone house', ({ p }) => any(p.house - 1)],
  ['mayor', ({ p }) => bit(p.occupations, MAYOR)],
  ['builder', ({ p }) => bit(p.occupations, BUILDER)],
  ['farmer', ({ p }) => bit(p.occupations, FARMER)],
  ['rancher', ({ p }) => bit(p.occupations, RANCHER)],
  ['gatherer', ({ p }) => bit(p.occupations, GATHERER)],
  ['midwife', ({ p }) => bit(p.occupations, MIDWIFE)],
  ['any fields', ({ p }) => any(p.fields)],
  ['fields', ({ p }) => p.fields],
  ['fields with mayor', ({ p }) => p.fields * bit(p.occupations, MAYOR)],
  ['any pastures', ({ p }) => any(p.pastures)],
  ['pastures', ({ p }) => p.pastures],
  ['empty pasture', ({ p, kinds }) => any(p.pastures - kinds)],
  ['more empty pastures', ({ p, kinds }) => Math.max(0, p.pastures - kinds - 1)],
  ['any grain', ({ p }) => any(at(p.goods, GRAIN))],
  ['grain', ({ p }) => at(p.goods, GRAIN)],
  ['any vegetables', ({ p }) => any(at(p.goods, VEGETABLE))],
  ['vegetables', ({ p }) => at(p.goods, VEGETABLE)],
  ...HERDS.flatMap(({ name, animal }) => herd(name, animal)),
  ...store('reed', 2, 2),
  ...store('wood', 3, 3),
  ...store('brick', 4, 3),
  ...store('stone', 5, 2),
  ['oven', ({ p }) => bit(p.improvements, OVEN)],
  ['hearth', ({ p }) => bit(p.improvements, HEARTH)],
  ['improvements', ({ improvements }) => improvements],
  ['improvements with builder', ({ p, improvements }) => improvements * bit(p.occupations, BUILDER)],
  ['first room paid', ({ roomsPaid }) => over(roomsPaid, 0, 1)],
  ['more rooms paid', ({ roomsPaid }) => over(roomsPaid, 1, 2)],
  ['upgrade paid', ({ upgrade }) => upgrade],
  ['rooms with upgrade paid', ({ p, upgrade }) => p.rooms * upgrade],
]

export const FEATURES: readonly string[] = TABLE.map(([name]) => name)

/** Writes the numbers that are weighed, in the order of FEATURES. */
export function measure(p: ExpressPlayer, harvest: number, out: number[]): void {
  const facts = factsOf(p, harvest)
  for (let i = 0; i < TABLE.length; i++) out[i] = at(TABLE, i)[1](facts)
}

/** The rounds that end with a harvest, and the people of a family without babies. */
const HARVEST_AFTER = [3, 5, 6]
const ADULTS = 2

/** How many actions the farm still has before the next harvest. */
export const actionsLeft = (s: ExpressState, p: ExpressPlayer): number =>
  p.left + (at(HARVEST_AFTER, s.harvests) - s.round) * (ADULTS + p.babies)
