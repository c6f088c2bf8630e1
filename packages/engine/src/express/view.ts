import type { Bare, Decision, ScoreLine, Seed, Viewer } from '../core/game.ts'
import { seeded } from '../core/random.ts'
import type { Json } from '../core/shape.ts'
import { pens } from './animals.ts'
import { HARVEST_AFTER, HARVESTS, ROUNDS } from './calendar.ts'
import { DICE, FACES, type FaceName, IMPROVEMENTS, KINDS, type KindName, OCCUPATIONS } from './dice.ts'
import { foodNeeded } from './harvest.ts'
import { harvestPoints, linesOf, PAR, totalOf } from './scoring.ts'
import { type Amounts, amounts, GOODS, type GoodName, HOUSES, has } from './sheet.ts'
import { type ExpressState, stateShape } from './state.ts'

/** What a viewer may know: the table in words and numbers, and the state without its random numbers. */
export interface ExpressView {
  viewer: Viewer
  table: ExpressTableView
  /** As in a save; only the random numbers are gone. `imagine` makes a state of it. */
  state: Json
}

export interface ExpressTableView {
  players: number
  round: number
  rounds: number
  /** The harvest that comes next, from 1. */
  harvest: number
  /** The round that ends with it. */
  nextHarvest: number
  starting: number
  over: boolean
  decisions: Decision[]
  /** All 13; `face` is null before the first roll. */
  dice: { kind: KindName; face: FaceName | null; used: boolean }[]
  seats: ExpressSeatView[]
  /** Alone: the score to beat. X6 */
  par: number | null
}

export interface ExpressSeatView {
  seat: number
  goods: Amounts
  house: (typeof HOUSES)[number]
  rooms: number
  babies: number
  fields: number
  pastures: number
  /** How the animals stand in the pastures when they breed best; the sheet itself only counts them. */
  pens: { animal: GoodName; count: number }[]
  occupations: (typeof OCCUPATIONS)[number][]
  improvements: (typeof IMPROVEMENTS)[number][]
  /** Actions left in this round. */
  actions: number
  foodNeeded: number
  /** The harvests scored so far. */
  harvests: { total: number; lines: ScoreLine[] }[]
  /** What the next harvest would bring if the sheet stayed as it is and nobody went hungry. */
  next: { total: number; lines: ScoreLine[] }
  total: number
}

const sheetOf = (lines: ScoreLine[]) => ({ total: lines.reduce((n, line) => n + line.points, 0), lines })

function seatView(s: ExpressState, seat: number): ExpressSeatView {
  const p = s.players[seat]
  return {
    seat,
    goods: amounts(p.goods),
    house: HOUSES[p.house],
    rooms: p.rooms,
    babies: p.babies,
    fields: p.fields,
    pastures: p.pastures,
    pens: pens(p).map(({ animal, count }) => ({ animal: GOODS[animal], count })),
    occupations: OCCUPATIONS.filter((_, i) => has(p.occupations, i)),
    improvements: IMPROVEMENTS.filter((_, i) => has(p.improvements, i)),
    actions: p.left,
    foodNeeded: foodNeeded(p),
    harvests: p.scores.map((points) => sheetOf(linesOf(p, points))),
    next: sheetOf(linesOf(p, harvestPoints(p, s.harvests))),
    total: totalOf(p),
  }
}

export const bareView = (s: ExpressState, viewer: Viewer): Bare<ExpressView> => ({
  viewer,
  state: stateShape.encode(viewer === 'all' ? s : { ...s, random: [] }),
})

export const viewOf = (s: ExpressState, viewer: Viewer, decisions: Decision[]): ExpressView => ({
  ...bareView(s, viewer),
  table: {
    players: s.players.length,
    round: s.round,
    rounds: ROUNDS,
    harvest: Math.min(s.harvests + 1, HARVESTS),
    nextHarvest: HARVEST_AFTER[Math.min(s.harvests, HARVESTS - 1)],
    starting: s.starting,
    over: s.over,
    decisions,
    dice: s.dice.map((face, die) => ({
      kind: KINDS[DICE[die]],
      face: face < 0 ? null : FACES[face],
      used: ((s.used >> die) & 1) === 1,
    })),
    seats: s.players.map((_, seat) => seatView(s, seat)),
    par: s.players.length === 1 ? PAR : null,
  },
})

/** Nothing is hidden but the dice to come: they are drawn anew. */
export function imagineState(view: Bare<ExpressView>, seed: Seed): ExpressState {
  const s = stateShape.decode(view.state, 'view')
  s.random = seeded(seed)
  return s
}
