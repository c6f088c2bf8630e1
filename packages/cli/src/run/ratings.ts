import { at, below, seeded } from '@furrow/engine/core'
import { quantile } from './confidence.ts'

// Ratings on the scale of chess: 400 points more make ten wins for one loss. 0 is the mean of all that are rated.

/** Two games with the same seed and changed seats: what the first bot got of them, from 0 (lost both) to 2 (won both). */
export interface Pair {
  readonly a: number
  readonly b: number
  readonly got: number
}

export interface Rating {
  readonly rating: number
  /** 95 times in 100 the true rating lies between. */
  readonly low: number
  readonly high: number
}

const SCALE = 400 / Math.LN10
const RESAMPLES = 400
const ROUNDS = 400
const CLOSE = 1e-6

/**
 * The ratings under which the results are likeliest, with intervals from drawing the pairs of games again and again. One
 * pair lost and one won are drawn from as well: a few that all ended alike would otherwise make for certainty.
 */
export function ratingsOf(bots: number, pairs: readonly Pair[]): Rating[] {
  const random = seeded('ratings')
  const groups = [...grouped(pairs).values()].map((group): [could: Pair[], times: number] => {
    const { a, b } = at(group, 0)
    return [[...group, { a, b, got: 0 }, { a, b, got: 2 }], group.length]
  })
  const drawn = Array.from({ length: RESAMPLES }, () =>
    fit(
      bots,
      groups.flatMap(([could, times]) => Array.from({ length: times }, () => at(could, below(random, could.length)))),
    ),
  )
  return fit(bots, pairs).map((rating, bot) => {
    const values = drawn.map((ratings) => at(ratings, bot))
    const [low, high] = [quantile(values, 0.025), quantile(values, 0.975)]
    return { rating, low: Math.min(rating, low), high: Math.max(rating, high) }
  })
}

/** Pairs of the same two bots, which are drawn among themselves. */
function grouped(pairs: readonly Pair[]): Map<string, Pair[]> {
  const groups = new Map<string, Pair[]>()
  for (const pair of pairs) {
    const key = `${pair.a} ${pair.b}`
    groups.set(key, [...(groups.get(key) ?? []), pair])
  }
  return groups
}

/** Bradley and Terry's strengths. Everybody has also drawn once against one of mean strength, so that all of them are finite. */
function fit(bots: number, pairs: readonly Pair[]): number[] {
  const games = Array.from({ length: bots }, () => Array.from({ length: bots }, () => 0))
  const wins = Array.from({ length: bots }, () => 0.5)
  for (const { a, b, got } of pairs) {
    const [ofA, ofB] = [at(games, a), at(games, b)]
    ofA[b] = (ofA[b] ?? 0) + 2
    ofB[a] = (ofB[a] ?? 0) + 2
    wins[a] = at(wins, a) + got
    wins[b] = at(wins, b) + 2 - got
  }
  let strength = wins.map(() => 1)
  for (let round = 0; round < ROUNDS; round++) {
    const next = strength.map((own, bot) => {
      const expected = at(games, bot).reduce((sum, n, other) => sum + n / (own + at(strength, other)), 1 / (own + 1))
      return at(wins, bot) / expected
    })
    const moved = Math.max(...next.map((value, bot) => Math.abs(Math.log(value / at(strength, bot)))))
    strength = next
    if (moved < CLOSE) break
  }
  const ratings = strength.map((value) => SCALE * Math.log(value))
  const mean = ratings.reduce((sum, value) => sum + value, 0) / bots
  return ratings.map((value) => value - mean)
}
