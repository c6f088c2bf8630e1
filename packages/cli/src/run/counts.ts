/** How often each number came up. Everything else follows from it, and adding up needs no order. */
export type Counts = Map<number, number>

export function count(counts: Counts, value: number, times = 1): void {
  counts.set(value, (counts.get(value) ?? 0) + times)
}

export function addCounts<K>(to: Map<K, number>, from: ReadonlyMap<K, number>): void {
  for (const [key, n] of from) to.set(key, (to.get(key) ?? 0) + n)
}

export interface Summary {
  n: number
  mean: number
  /** The spread: the standard deviation. */
  sd: number
  min: number
  max: number
}

export function summary(counts: Counts): Summary {
  let n = 0
  let sum = 0
  for (const [value, times] of counts) {
    n += times
    sum += value * times
  }
  const mean = sum / n
  let squares = 0
  for (const value of [...counts.keys()].sort((a, b) => a - b))
    squares += (value - mean) ** 2 * (counts.get(value) ?? 0)
  return {
    n,
    mean,
    sd: Math.sqrt(squares / Math.max(1, n - 1)),
    min: Math.min(...counts.keys()),
    max: Math.max(...counts.keys()),
  }
}

/** A bar a class of `width` values. */
export function histogram(counts: Counts, width: number): { from: number; times: number }[] {
  const classes: Counts = new Map()
  for (const [value, times] of counts) count(classes, Math.floor(value / width) * width, times)
  const from = Math.min(...classes.keys())
  const to = Math.max(...classes.keys())
  return Array.from({ length: (to - from) / width + 1 }, (_, i) => ({
    from: from + i * width,
    times: classes.get(from + i * width) ?? 0,
  }))
}
