/** The value of which that share of all values is not larger; nothing cannot be measured. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  if (sorted.length === 0 || !sorted.every(Number.isFinite)) throw new Error('Nothing was measured.')
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0
}

export const median = (values: readonly number[]): number => quantile(values, 0.5)
