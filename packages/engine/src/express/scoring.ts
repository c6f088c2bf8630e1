import type { Outcome, ScoreLine, SeatResult } from '../core/game.ts'
import { HARVESTS } from './calendar.ts'
import { tell } from './events.ts'
import {
  BOAR,
  BRICK,
  CATTLE,
  countBits,
  FOOD,
  type Good,
  GRAIN,
  hasWorkshop,
  isBuilder,
  isMayor,
  isMidwife,
  type Player,
  REED,
  SHEEP,
  STONE,
  VEGETABLE,
  WOOD,
} from './sheet.ts'
import type { ExpressState } from './state.ts'

// X6: the score sheet, filled in at every harvest.

/** X6: a solo game is won with more than this. */
export const PAR = 85

const LAST = HARVESTS - 1
/** "Bonus if any owned". */
const LAND_BONUS = 3
const STOCK_BONUS = 1
/** A room of wood, brick, stone. */
const ROOM = [1, 2, 3]
const FIELD = 1
const MAYORS_FIELD = 3
const PASTURE = 1
const WORKSHOP_SET = 2
const IMPROVEMENT = 1
const BABIES = [0, 1, 3, 5, 7]
export const MISSING_FOOD = -3

interface Line {
  readonly category: string
  /** How many there are; `points` are those of the line. */
  count(p: Player, points: number): number
  points(p: Player, harvest: number): number
}

const land = (category: string, count: (p: Player) => number, each: (p: Player) => number): Line => ({
  category,
  count,
  points: (p) => (count(p) > 0 ? LAND_BONUS + count(p) * each(p) : 0),
})

/** 1 point if any, and 1 for every set of so many. */
const stock = (category: string, good: Good, set: number): Line => ({
  category,
  count: (p) => p.goods[good],
  points: (p) => (p.goods[good] > 0 ? STOCK_BONUS + Math.floor(p.goods[good] / set) : 0),
})

/** Resources count only with their workshop. X5 */
const crafted = (category: string, good: Good, set: number): Line => ({
  category,
  count: (p) => p.goods[good],
  points: (p) => (hasWorkshop(p, good) ? WORKSHOP_SET * Math.floor(p.goods[good] / set) : 0),
})

const LINES: readonly Line[] = [
  land(
    'rooms',
    (p) => p.rooms,
    (p) => ROOM[p.house],
  ),
  land(
    'fields',
    (p) => p.fields,
    (p) => (isMayor(p) ? MAYORS_FIELD : FIELD),
  ),
  land(
    'pastures',
    (p) => p.pastures,
    () => PASTURE,
  ),
  stock('grain', GRAIN, 2),
  stock('vegetables', VEGETABLE, 1),
  stock('sheep', SHEEP, 3),
  stock('boar', BOAR, 2),
  stock('cattle', CATTLE, 1),
  crafted('reed', REED, 2),
  crafted('wood', WOOD, 3),
  crafted('brick', BRICK, 3),
  crafted('stone', STONE, 2),
  {
    category: 'improvements',
    count: (p) => countBits(p.improvements),
    points: (p) => (isBuilder(p) ? IMPROVEMENT * countBits(p.improvements) : 0),
  },
  {
    category: 'babies',
    count: (p) => p.babies,
    points: (p, harvest) => (harvest === LAST || isMidwife(p) ? BABIES[p.babies] : 0),
  },
  {
    category: 'missing food',
    count: (_p, points) => Math.abs(points / MISSING_FOOD),
    points: (p) => (p.missing === 0 ? 0 : MISSING_FOOD * p.missing),
  },
]

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)

/** What the sheet is worth at that harvest (0, 1, 2), line by line. */
export const harvestPoints = (p: Player, harvest: number): number[] => LINES.map((line) => line.points(p, harvest))

export function scoreHarvest(s: ExpressState, seat: number): void {
  const p = s.players[seat]
  const harvest = s.harvests
  const points = harvestPoints(p, harvest)
  p.scores.push(points)
  tell(() => ({
    event: 'scored',
    seat,
    harvest: harvest + 1,
    points: sum(points),
    total: totalOf(p),
    lines: linesOf(p, points),
  }))
  p.missing = 0
}

/** The points of all harvests so far. */
export const totalOf = (p: Player): number => sum(p.scores.map(sum))

/** Points with the names of their lines and what is counted there now. */
export const linesOf = (p: Player, points: readonly number[]): ScoreLine[] =>
  LINES.map(({ category, count }, i) => ({ category, count: count(p, points[i]), points: points[i] }))

/** Line by line, the points of all harvests together. */
const allPoints = (p: Player): number[] => LINES.map((_, i) => sum(p.scores.map((points) => points[i])))

export const isScores = (points: readonly number[]): boolean => points.length === LINES.length

/** X6: the highest total wins, then more unused food; then the rank is shared. */
export function outcomeOf(s: ExpressState): Outcome {
  const better = (a: Player, b: Player): boolean =>
    totalOf(a) > totalOf(b) || (totalOf(a) === totalOf(b) && a.goods[FOOD] > b.goods[FOOD])
  return {
    seats: s.players.map(
      (p, seat): SeatResult => ({
        seat,
        total: totalOf(p),
        rank: s.players.filter((other) => better(other, p)).length + 1,
        lines: linesOf(p, allPoints(p)),
      }),
    ),
  }
}
