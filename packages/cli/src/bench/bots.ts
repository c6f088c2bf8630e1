import type { AnyBox, Players } from '../games/box.ts'
import { meanOf, quantile } from '../run/confidence.ts'
import { playMatch } from '../run/match.ts'

export interface BotFigures {
  bot: string
  setup: object
  games: number
  /** Mean points of a seat when the bot plays against itself. */
  points: number
  /** Games won against the next easier bot at this table, as a part of all; null for the easiest. */
  wins: number | null
  moves: number
  /** Milliseconds a move. */
  mean: number
  p99: number
  slowest: number
}

/** Games that a bot wins against another, as a part of all; they change seats after every game. */
async function winsOver(game: string, setup: Players, bot: string, other: string, games: number): Promise<number> {
  const plan = { game, setup, bots: [bot, other] as const, seed: 'wins', milliseconds: 1000 }
  const played = await playMatch(plan, 0, games)
  return played.filter(({ winner }) => winner > 0).length / played.length
}

/** Each bot against itself and against the next easier one: how long it thinks, and how well it does. */
export async function measureBots(
  { game, benchSetups, bots: known }: AnyBox,
  bots: readonly string[],
  games: number,
): Promise<BotFigures[]> {
  const figures: BotFigures[] = []
  const order = Object.keys(known)
  for (const bot of bots) {
    const easier = order[order.indexOf(bot) - 1]
    for (const setup of [benchSetups[0], benchSetups.at(-1)]) {
      if (!setup) continue
      const wins = easier === undefined ? null : await winsOver(game.name, setup, bot, easier, games)
      const plan = { game: game.name, setup, bots: [bot, bot] as const, seed: 'bench', milliseconds: 1000 }
      await playMatch({ ...plan, seed: 'warm' }, 0, 1)
      const played = await playMatch(plan, 0, games)
      const times = played.flatMap((one) => one.times.flat())
      figures.push({
        bot,
        setup,
        games,
        points: meanOf(played.flatMap(({ points }) => points)),
        wins,
        moves: times.length,
        mean: meanOf(times),
        p99: quantile(times, 0.99),
        slowest: quantile(times, 1),
      })
    }
  }
  return figures
}
