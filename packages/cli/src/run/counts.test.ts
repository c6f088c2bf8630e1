import { describe, expect, it } from 'vitest'
import { estimate, quantile } from './confidence.ts'
import { type Counts, histogram, summary } from './counts.ts'

describe('figures', () => {
  const counts: Counts = new Map([
    [-3, 1],
    [0, 2],
    [7, 1],
  ])

  it('sum up what was counted', () => {
    expect(summary(counts)).toEqual({ n: 4, mean: 1, sd: Math.sqrt(54 / 3), min: -3, max: 7 })
  })

  it('fall into classes, empty ones included', () => {
    expect(histogram(counts, 5)).toEqual([
      { from: -5, times: 1 },
      { from: 0, times: 2 },
      { from: 5, times: 1 },
    ])
    expect(
      histogram(
        new Map([
          [1, 1],
          [11, 2],
        ]),
        5,
      ).map(({ times }) => times),
    ).toEqual([1, 0, 2])
  })

  it('come with their uncertainty', () => {
    expect(estimate([5])).toEqual({ mean: 5, within: Number.POSITIVE_INFINITY })
    const { mean, within } = estimate([1, 2, 3, 4, 5])
    expect(mean).toBe(3)
    expect(within).toBeCloseTo(2.776 * Math.sqrt(2.5 / 5), 3)
    // Student's t for 30 degrees of freedom is 2.042.
    const many = Array.from({ length: 31 }, (_, i) => i % 2)
    expect(estimate(many).within / Math.sqrt((31 * 0.25 * (1 - 1 / 961)) / 30 / 31)).toBeCloseTo(2.042, 2)
  })

  it('have quantiles', () => {
    const hundred = Array.from({ length: 100 }, (_, i) => 100 - i)
    expect([quantile(hundred, 0.5), quantile(hundred, 0.99), quantile(hundred, 1), quantile([4], 0.99)]).toEqual([
      50, 99, 100, 4,
    ])
  })
})
