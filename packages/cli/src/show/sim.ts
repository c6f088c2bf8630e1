import { at } from '@furrow/engine/core'
import { tellMistakes } from '../guests/mistakes.ts'
import { type Counts, histogram, summary } from '../run/counts.ts'
import type { SimPlan } from '../run/simulate.ts'
import { allScores, type Tally } from '../run/tally.ts'
import { columns } from './columns.ts'

export interface SimResult {
  plan: SimPlan
  threads: number
  seconds: number
  all: Tally
  /** Setup by setup. */
  tallies: Tally[]
}

const one = (n: number): string => n.toFixed(1)
const bots = ({ plan }: SimResult, seat: number): string => at(plan.bots, seat % plan.bots.length)

/** What a simulation found, for people. */
export function drawSim(result: SimResult): string[] {
  const { all, seconds, threads, plan } = result
  const speed = `${all.games} games in ${seconds.toFixed(2)} s on ${threads} thread${threads > 1 ? 's' : ''}`
  return [
    `${speed}: ${Math.round(all.games / seconds)} games/s, ${Math.round(all.decisions / seconds)} decisions/s`,
    '',
    ...(plan.setups.length > 1 ? bySetup(result) : bySeat(result)),
    '',
    'Points of a seat by category, on average',
    ...categories(all),
    '',
    'How often a seat had so many points',
    ...bars(allScores(all)),
    '',
    'Used most, times a game',
    ...mostUsed(all),
    ...faults(result),
    ...[...all.mistakes].flatMap(([bot, mistakes]) => tellMistakes(bot, mistakes)),
  ]
}

function bySeat(result: SimResult): string[] {
  const row = (name: string, scores: Counts, wins: number) => {
    const { mean, sd, min, max } = summary(scores)
    return [name, one(mean), one(sd), String(min), String(max), `${one((100 * wins) / result.all.games)} %`]
  }
  const { all } = result
  const seats = all.scores.map((scores, seat) =>
    row(`seat ${seat}: ${bots(result, seat)}`, scores, all.wins[seat] ?? 0),
  )
  const everybody = summary(allScores(all))
  const last = ['all seats', one(everybody.mean), one(everybody.sd), String(everybody.min), String(everybody.max)]
  return columns([['points', 'mean', 'spread', 'min', 'max', 'best'], ...seats, last], [1, 2, 3, 4, 5])
}

function bySetup({ plan, tallies }: SimResult): string[] {
  const rows = tallies.flatMap((tally, i) => {
    if (tally.games === 0) return []
    const { mean, sd, min, max } = summary(allScores(tally))
    const moves = one(tally.decisions / tally.games)
    return [[JSON.stringify(plan.setups[i]), String(tally.games), moves, one(mean), one(sd), String(min), String(max)]]
  })
  return columns([['setup', 'games', 'moves', 'mean', 'spread', 'min', 'max'], ...rows], [1, 2, 3, 4, 5, 6])
}

const seatsPlayed = (tally: Tally): number => summary(allScores(tally)).n

const categories = (tally: Tally): string[] =>
  columns(
    [...tally.categories].map(([category, points]) => [category, (points / seatsPlayed(tally)).toFixed(2)]),
    [1],
  )

function bars(scores: Counts): string[] {
  const classes = histogram(scores, 5)
  const most = Math.max(...classes.map(({ times }) => times))
  return columns(
    classes.map(({ from, times }) => [
      `${from} to ${from + 4}`,
      String(times),
      '#'.repeat(Math.ceil((40 * times) / most)),
    ]),
    [0, 1],
  )
}

const byUse = ({ spaces }: Tally): [string, number][] => [...spaces].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))

const mostUsed = (tally: Tally): string[] =>
  columns(
    byUse(tally)
      .slice(0, 12)
      .map(([space, times]) => [space, (times / tally.games).toFixed(2)]),
    [1],
  )

/** The first ones are enough to begin with. */
const SHOWN = 20

function faults({ all, plan }: SimResult): string[] {
  if (!plan.check) return []
  if (all.faults.length === 0) return ['', 'No rule was broken.']
  const shown = all.faults.slice(0, SHOWN).map(({ game, sentence }) => `  seed "${plan.seed}/${game}", ${sentence}`)
  return ['', `${all.faults.length} times a rule was broken:`, ...shown]
}

/** The same for programs. */
export function simJson(result: SimResult): object {
  const { all, plan, seconds, threads, tallies } = result
  return {
    ...plan,
    threads,
    games: all.games,
    seconds,
    decisions: all.decisions,
    gamesPerSecond: all.games / seconds,
    decisionsPerSecond: all.decisions / seconds,
    ...figures(all),
    seats: all.scores.map((scores, seat) => ({ bot: bots(result, seat), ...scoreJson(scores), wins: all.wins[seat] })),
    bySetup: tallies.map((tally, i) => ({ setup: plan.setups[i], games: tally.games, ...figures(tally) })),
    violations: all.faults,
    mistakes: Object.fromEntries(all.mistakes),
  }
}

const figures = (tally: Tally): object =>
  tally.games === 0
    ? {}
    : {
        scores: scoreJson(allScores(tally)),
        categories: Object.fromEntries(
          [...tally.categories].map(([category, points]) => [category, points / seatsPlayed(tally)]),
        ),
        spaces: Object.fromEntries(byUse(tally).map(([space, times]) => [space, times / tally.games])),
      }

const scoreJson = (scores: Counts): object => ({
  ...summary(scores),
  histogram: [...scores].sort(([a], [b]) => a - b),
})
