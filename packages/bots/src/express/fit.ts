import { at, below, isRefusal, type Random, seeded } from '@furrow/engine/core'
import { type ExpressState, express } from '@furrow/engine/express'
import { actionsLeft, FEATURES, measure } from './features.ts'
import { askOf } from './solitaire.ts'
import { best, feeding, type Judge, keeping, thoughts } from './think.ts'
import { farsighted, HARVESTS, scored, type Weights } from './value.ts'

// How the weights were found: play alone by what is known, look what came of every position, guess better, again.
// Those in weights.ts are the seventh guess, each from 2000 games: `fit(7, 2000, 'weights')`, some three minutes.

const NUMBERS = 2 * FEATURES.length

/** To begin with: what the sheet is worth now, once for every harvest to come. */
const firstGuess = (): Weights =>
  Array.from({ length: HARVESTS }, (_, harvest) =>
    Array.from({ length: NUMBERS }, (_none, i) => (FEATURES[i] === 'points now' ? HARVESTS - harvest : 0)),
  )

/** A position of a game: what it looked like, and the points that came afterwards. */
interface Sample {
  harvest: number
  seen: readonly number[]
  points: number
}

/** One action in so many is not the best, so that other ways are known too. */
const WANDER = 7
const AMONG = 6

function act(s: ExpressState, judge: Judge, random: Random): ExpressState {
  if (askOf(s) === 'feed') return feeding(s, judge).state
  const kept = keeping(s)
  const now = kept && best(kept, judge) >= judge(s) ? kept : express.copy(s)
  if (now !== kept) express.advance(now, 0, { verb: 'roll' })
  const ways = thoughts(now, judge)
  return at(ways, below(random, WANDER) === 0 ? below(random, Math.min(ways.length, AMONG)) : 0).state
}

function playAlone(judge: Judge, seed: string): Sample[] {
  const setup = express.setup({ players: 1 })
  if (isRefusal(setup)) throw new Error(setup.message)
  const random = seeded(`${seed}/wander`)
  const met: { sample: Sample; before: number }[] = []
  let s = express.start(setup, seed)
  while (!s.over) {
    if (askOf(s) === 'dice') met.push({ sample: sampleOf(s), before: scored(s) })
    s = act(s, judge, random)
  }
  const total = scored(s)
  return met.map(({ sample, before }) => ({ ...sample, points: total - before }))
}

function sampleOf(s: ExpressState): Sample {
  const seen: number[] = []
  const p = at(s.players, 0)
  measure(p, s.harvests, seen)
  const left = actionsLeft(s, p)
  return { harvest: s.harvests, seen: [...seen, ...seen.map((n) => n * left)], points: 0 }
}

/** A little pull towards zero, so that what was hardly ever seen weighs nothing. */
const RIDGE = 30

/** The weights that come closest to what happened: least squares, by elimination. */
function closest(samples: readonly Sample[]): number[] {
  const rows = Array.from({ length: NUMBERS }, (_, i) => {
    const row = new Float64Array(NUMBERS + 1)
    row[i] = RIDGE
    return row
  })
  for (const { seen, points } of samples)
    rows.forEach((row, i) => {
      const x = at(seen, i)
      if (x === 0) return
      for (let j = 0; j < NUMBERS; j++) row[j] = at(row, j) + x * at(seen, j)
      row[NUMBERS] = at(row, NUMBERS) + x * points
    })
  // The matrix is positive definite: no row has to change its place.
  rows.forEach((pivot, i) => {
    for (const row of rows) {
      if (row === pivot || row[i] === 0) continue
      const f = at(row, i) / at(pivot, i)
      for (let j = i; j <= NUMBERS; j++) row[j] = at(row, j) - f * at(pivot, j)
    }
  })
  return rows.map((row, i) => at(row, NUMBERS) / at(row, i))
}

/** So many guesses, each from so many games by the one before and those by the one before that. */
export function fit(guesses: number, games: number, seed: string): Weights {
  let weights = firstGuess()
  let before: Sample[] = []
  for (let i = 0; i < guesses; i++) {
    const judge = farsighted(weights)
    const samples = Array.from({ length: games }, (_, g) => playAlone(judge, `${seed}/${i}/${g}`)).flat()
    const all = [...before, ...samples]
    weights = Array.from({ length: HARVESTS }, (_, h) => closest(all.filter(({ harvest }) => harvest === h)))
    before = samples
  }
  return weights
}
