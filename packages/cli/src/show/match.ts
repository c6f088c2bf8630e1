import { at } from '@furrow/engine/core'
import { type Mistakes, tellMistakes } from '../guests/mistakes.ts'
import { type Estimate, estimate, meanOf, quantile } from '../run/confidence.ts'
import { type MatchGame, type MatchPlan, mistakesOf } from '../run/match.ts'
import { columns } from './columns.ts'

interface Side {
  bot: string
  wins: number
  /** Mean points a game. */
  points: number
  moves: number
  /** Milliseconds a move. */
  mean: number
  p99: number
  mistakes: Mistakes
}

export interface MatchResult extends MatchPlan {
  games: number
  draws: number
  /** Points of the first bot minus points of the second. */
  difference: Estimate
  sides: [Side, Side]
}

export function matchResult(plan: MatchPlan, games: readonly MatchGame[]): MatchResult {
  const margin = ({ points: [a, b] }: MatchGame) => a - b
  const pairs = games.filter((_, i) => i % 2 === 0).map((game, i) => (margin(game) + margin(at(games, 2 * i + 1))) / 2)
  const side = (which: 0 | 1): Side => {
    const times = games.flatMap((game) => game.times[which])
    return {
      bot: plan.bots[which],
      wins: games.filter(({ winner }) => winner === (which === 0 ? 1 : -1)).length,
      points: meanOf(games.map((game) => game.points[which])),
      moves: times.length,
      mean: meanOf(times),
      p99: quantile(times, 0.99),
      mistakes: mistakesOf(games, which),
    }
  }
  return {
    ...plan,
    games: games.length,
    draws: games.filter(({ winner }) => winner === 0).length,
    difference: estimate(pairs),
    sides: [side(0), side(1)],
  }
}

export function drawMatch({ games, draws, difference, sides, bots: [a, b], setup }: MatchResult): string[] {
  const rows = sides.map(({ bot, wins, points, mean, p99 }) => [
    bot,
    String(wins),
    `${((100 * (wins + draws / 2)) / games).toFixed(1)} %`,
    points.toFixed(2),
    mean.toFixed(2),
    p99.toFixed(2),
  ])
  const { mean, within } = difference
  return [
    `${games} games, ${JSON.stringify(setup)}: ${draws} draws`,
    '',
    ...columns([['', 'wins', 'share', 'points a game', 'ms a move', 'p99 ms'], ...rows], [1, 2, 3, 4, 5]),
    '',
    `${a} minus ${b}: ${signed(mean)} points a game, ${between(mean, within)}.`,
    ...sides.flatMap(({ bot, mistakes }) => tellMistakes(bot, mistakes)),
  ]
}

/** One pair of games says nothing about the next. */
const between = (mean: number, within: number): string =>
  Number.isFinite(within)
    ? `95 % between ${signed(mean - within)} and ${signed(mean + within)}`
    : 'from one pair of games'

const signed = (n: number): string => `${n < 0 ? '' : '+'}${n.toFixed(2)}`
