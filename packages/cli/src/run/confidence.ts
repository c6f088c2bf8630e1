/** The mean of some numbers, and how far it may be from the truth: 95 times in 100 the truth lies within. */
export interface Estimate {
  mean: number
  /** Half the width of the 95 % confidence interval; infinite if there is only one number. */
  within: number
}

export function estimate(values: readonly number[]): Estimate {
  const n = values.length
  const mean = meanOf(values)
  if (n < 2) return { mean, within: Number.POSITIVE_INFINITY }
  const variance = values.reduce((sum, v) => sum + (v - mean) ** 2, 0) / (n - 1)
  return { mean, within: student(n - 1) * Math.sqrt(variance / n) }
}

// Student's t at 97.5 %, exact for few degrees of freedom, then by the expansion around the normal distribution.
const EXACT = [12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306]

function student(freedom: number): number {
  const exact = EXACT[freedom - 1]
  if (exact !== undefined) return exact
  const z = 1.959964
  return z + (z ** 3 + z) / (4 * freedom) + (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * freedom ** 2)
}

/** The same of n numbers of which only their sum and the sum of their squares are known. */
export function intervalOf(n: number, sum: number, squares: number): Estimate {
  const mean = sum / n
  if (n < 2) return { mean, within: Number.POSITIVE_INFINITY }
  const variance = Math.max(0, squares - n * mean * mean) / (n - 1)
  return { mean, within: student(n - 1) * Math.sqrt(variance / n) }
}

/** The value below which that share of the numbers lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN
}

export const meanOf = (values: readonly number[]): number => values.reduce((sum, v) => sum + v, 0) / values.length
