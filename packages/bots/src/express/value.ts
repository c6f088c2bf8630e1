import { at } from '@furrow/engine/core'
import { type ExpressState, expressFoodNeeded, expressHarvestPoints } from '@furrow/engine/express'
import { actionsLeft, FEATURES, measure } from './features.ts'
import { askOf } from './solitaire.ts'
import type { Judge } from './think.ts'

// What a farm that is alone is worth.

/** Harvest by harvest: the weight of each feature, then of each feature times the actions left before that harvest. */
export type Weights = readonly (readonly number[])[]
export const HARVESTS = 3

/** By the name of the feature: its two weights before the first harvest, before the second, before the third. */
export type WeightTable = { readonly [feature: string]: readonly number[] }

export const weightsOf = (table: WeightTable): Weights =>
  Array.from({ length: HARVESTS }, (_, h) =>
    [0, 1].flatMap((times) => FEATURES.map((name) => at(table[name] ?? [], 2 * h + times))),
  )

export const tableOf = (weights: Weights): WeightTable =>
  Object.fromEntries(
    FEATURES.map((name, i) => [name, weights.flatMap((w) => [at(w, i), at(w, FEATURES.length + i)].map(rounded))]),
  )

const rounded = (n: number): number => Math.round(n * 1000) / 1000

const sum = (numbers: readonly number[]): number => {
  let total = 0
  for (const n of numbers) total += n
  return total
}

/** The points of the harvests so far. */
export const scored = (s: ExpressState): number =>
  at(s.players, 0).scores.reduce((total, lines) => total + sum(lines), 0)

const seen: number[] = []

/** The points that may still be expected. */
function prospects(s: ExpressState, weights: Weights): number {
  const p = at(s.players, 0)
  const w = at(weights, s.harvests)
  const left = actionsLeft(s, p)
  measure(p, s.harvests, seen)
  let value = 0
  for (let i = 0; i < seen.length; i++) value += at(seen, i) * (at(w, i) + left * at(w, seen.length + i))
  return value
}

/** Looks ahead to the end of the game. */
export const farsighted =
  (weights: Weights): Judge =>
  (s) =>
    scored(s) + (askOf(s) === 'over' ? 0 : prospects(s, weights))

const HUNGER = 3

/** Sees the next harvest only, as if it came now. */
export const shortsighted: Judge = (s) => {
  if (askOf(s) === 'over') return scored(s)
  const p = at(s.players, 0)
  const missing = Math.max(0, expressFoodNeeded(p) - at(p.goods, 0))
  return scored(s) + sum(expressHarvestPoints(p, s.harvests)) - HUNGER * missing
}
