import { below, type Random } from '@furrow/engine'
import type { Experience } from '../experience.ts'
import type { Lessons } from './study.ts'

/** How the numbers are bent towards the lessons: Adam, in small batches. */
const BATCH = 128
const MOMENTUM = 0.9
const SPREAD = 0.999
const FADE = 1e-5

/** One list of numbers with what Adam remembers of it. */
interface Pliable {
  values: Float64Array
  slopes: Float64Array
  mean: Float64Array
  square: Float64Array
}
const pliable = (values: Float64Array): Pliable => ({
  values,
  slopes: new Float64Array(values.length),
  mean: new Float64Array(values.length),
  square: new Float64Array(values.length),
})

/** Goes through the lessons `times` times and changes the experience in place. Returns the mean squared error on the way. */
export function train(e: Experience, lessons: Lessons, times: number, rate: number, random: Random): number {
  const base = pliable(Float64Array.of(e.base))
  const weights = pliable(e.weights)
  const looks = pliable(e.looks)
  const starts = pliable(e.starts)
  const worths = pliable(e.worths)
  const all = [base, weights, looks, starts, worths]
  const n = e.weights.length
  const { hunches } = e
  const sums = new Float64Array(hunches)
  const order = Int32Array.from(lessons.points, (_, i) => i)
  let step = 0
  let error = 0

  const learnOne = (lesson: number): number => {
    const from = lesson * n
    sums.set(e.starts)
    let value = base.values[0]
    for (let i = 0; i < n; i++) {
      const x = lessons.pictures[from + i]
      if (x === 0) continue
      value += e.weights[i] * x
      for (let h = 0, at = i * hunches; h < hunches; h++) sums[h] += e.looks[at + h] * x
    }
    for (let h = 0; h < hunches; h++) if (sums[h] > 0) value += sums[h] * e.worths[h]
    const wrong = value - lessons.points[lesson]
    base.slopes[0] += wrong
    for (let h = 0; h < hunches; h++) {
      if (sums[h] <= 0) {
        sums[h] = 0
        continue
      }
      worths.slopes[h] += wrong * sums[h]
      sums[h] = wrong * e.worths[h]
      starts.slopes[h] += sums[h]
    }
    for (let i = 0; i < n; i++) {
      const x = lessons.pictures[from + i]
      if (x === 0) continue
      weights.slopes[i] += wrong * x
      for (let h = 0, at = i * hunches; h < hunches; h++) looks.slopes[at + h] += sums[h] * x
    }
    return wrong * wrong
  }

  for (let time = 0; time < times; time++) {
    shuffle(order, random)
    error = 0
    const pace = rate * (1 - time / times)
    for (let i = 0; i < order.length; i += BATCH) {
      const end = Math.min(order.length, i + BATCH)
      for (let k = i; k < end; k++) error += learnOne(order[k])
      step++
      for (const list of all) bend(list, end - i, pace, step)
    }
    error /= order.length
  }
  e.base = base.values[0]
  return error
}

function bend({ values, slopes, mean, square }: Pliable, batch: number, pace: number, step: number): void {
  const young = 1 - MOMENTUM ** step
  const narrow = 1 - SPREAD ** step
  for (let i = 0; i < values.length; i++) {
    const slope = slopes[i] / batch
    slopes[i] = 0
    mean[i] = MOMENTUM * mean[i] + (1 - MOMENTUM) * slope
    square[i] = SPREAD * square[i] + (1 - SPREAD) * slope * slope
    values[i] -= pace * (mean[i] / young / (Math.sqrt(square[i] / narrow) + 1e-8) + FADE * values[i])
  }
}

function shuffle(order: Int32Array, random: Random): void {
  for (let i = order.length - 1; i > 0; i--) {
    const j = below(random, i + 1)
    const held = order[i]
    order[i] = order[j]
    order[j] = held
  }
}
