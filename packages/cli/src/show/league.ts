import { at } from '@furrow/engine/core'
import { addMistakes, type Mistakes, noMistakes, tellMistakes } from '../guests/mistakes.ts'
import { type Estimate, estimate } from '../run/confidence.ts'
import type { Met } from '../run/league.ts'
import { type Rating, ratingsOf } from '../run/ratings.ts'
import { columns } from './columns.ts'

export interface Standing extends Rating {
  bot: string
  games: number
  wins: number
  draws: number
  points: Estimate
  mistakes: Mistakes
}

/** The table of a league, the strongest first. */
export function standings(bots: readonly string[], met: readonly Met[]): Standing[] {
  const place = new Map(bots.map((bot, i) => [bot, i]))
  const played = met.filter(({ a, b }) => place.has(a) && place.has(b))
  const ratings = ratingsOf(
    bots.length,
    played.map(({ a, b, winners: [x, y] }) => ({
      a: place.get(a) ?? 0,
      b: place.get(b) ?? 0,
      got: (x + 1) / 2 + (y + 1) / 2,
    })),
  )
  return bots.map((bot, i) => standing(bot, at(ratings, i), played)).sort((x, y) => y.rating - x.rating)
}

function standing(bot: string, rating: Rating, met: readonly Met[]): Standing {
  const own = met.filter(({ a, b }) => a === bot || b === bot)
  const side = (one: Met): 0 | 1 => (one.a === bot ? 0 : 1)
  const results = own.flatMap((one) => one.winners.map((winner) => (side(one) === 0 ? winner : 0 - winner)))
  const mistakes = noMistakes()
  for (const one of own) addMistakes(mistakes, one.mistakes[side(one)])
  return {
    bot,
    ...rating,
    games: results.length,
    wins: results.filter((result) => result > 0).length,
    draws: results.filter((result) => result === 0).length,
    points: estimate(own.map((one) => (one.points[0][side(one)] + one.points[1][side(one)]) / 2)),
    mistakes,
  }
}

export function drawLeague(table: readonly Standing[]): string[] {
  const rows = table.map(({ bot, rating, low, high, games, wins, draws, points }, i) => [
    `${i + 1}. ${bot}`,
    rating.toFixed(0),
    `${low.toFixed(0)} to ${high.toFixed(0)}`,
    String(games),
    `${((100 * (wins + draws / 2)) / games).toFixed(1)} %`,
    points.mean.toFixed(2),
    Number.isFinite(points.within) ? `± ${points.within.toFixed(2)}` : '',
  ])
  return [
    ...columns([['', 'rating', '95 %', 'games', 'share', 'points a game', ''], ...rows], [1, 2, 3, 4, 5]),
    ...table.flatMap(({ bot, mistakes }) => tellMistakes(bot, mistakes)),
  ]
}
