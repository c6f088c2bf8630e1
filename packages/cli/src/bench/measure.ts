import { quantile } from '../run/confidence.ts'

// Machines are noisy: other programs take the processor away for milliseconds at a time. So work is cut into short
// slices and done several times; the best time of each slice is what the work takes when nobody disturbs it. Counted
// in yardsticks, measured in the same way, it can be compared between days and machines.

/** A fixed piece of work of the kind engines do: small arrays are made, mixed and thrown away. */
export function yardstick(): void {
  let h = 1
  for (let i = 0; i < 20_000; i++) {
    const numbers = [h, i, h ^ i, i >>> 1, h >>> 3, 7, 11, 13].map((n) => Math.imul(n ^ (n >>> 15), 0x9e3779b1))
    for (const n of numbers) h = (h + n) | 0
  }
  if (h === 0.5) throw new Error('Whole numbers stay whole.') // or the loop would be found to be for nothing
}

export interface Measured {
  /** Seconds a unit when nobody disturbs: every slice at its best. */
  undisturbed: number
  /** Seconds a unit by the clock: in the best run, and in the one in the middle. */
  best: number
  median: number
  /** Units in the time of one yardstick. */
  perYardstick: number
}

export interface Work {
  /** How many units a slice does. */
  units: number
  slices: number
  /** Made before the clock starts, for work that uses up what it works on. */
  prepare?(slice: number): void
  run(slice: number): void
}

/** Does a fixed piece of work until it is warm, then several times. */
export function measure(work: Work, runs: number, warmSeconds: number): Measured {
  const begun = performance.now()
  do once(work, [])
  while (performance.now() - begun < warmSeconds * 1000)
  const least: number[] = []
  const sticks: number[] = []
  const totals = Array.from({ length: runs }, () => once(work, least, sticks))
  const units = work.units * work.slices
  const undisturbed = least.reduce((sum, seconds) => sum + seconds, 0) / units
  return {
    undisturbed,
    best: Math.min(...totals) / units,
    median: quantile(totals, 0.5) / units,
    perYardstick: Math.min(...sticks) / undisturbed,
  }
}

/** All slices, with a yardstick between them; keeps the least time of each, gives the sum of this run. */
function once({ slices, prepare, run }: Work, least: number[], sticks: number[] = []): number {
  let total = 0
  for (let i = 0; i < slices; i++) {
    sticks.push(seconds(yardstick))
    prepare?.(i)
    const took = seconds(() => run(i))
    least[i] = Math.min(least[i] ?? Number.POSITIVE_INFINITY, took)
    total += took
  }
  return total
}

function seconds(work: () => void): number {
  const begun = performance.now()
  work()
  return (performance.now() - begun) / 1000
}
