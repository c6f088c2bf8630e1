import type { AnyBox } from '../games/box.ts'
import { meanOf, quantile } from '../run/confidence.ts'
import { playMatch } from '../run/match.ts'

export interface BotFigures {
  bot: string
  setup: object
  games: number
  /** Mean points of a seat when the bot plays against itself. */
  points: number
  moves: number
  /** Milliseconds a move. */
  mean: number
  p99: number
  slowest: number
}

/** Each bot against itself: how long it thinks, and how well it does. */
export async function measureBots(
  { game, benchSetups }: AnyBox,
  bots: readonly string[],
  games: number,
): Promise<BotFigures[]> {
  const figures: BotFigures[] = []
  for (const bot of bots)
    for (const setup of [benchSetups[0], benchSetups[benchSetups.length - 1]]) {
      const plan = { game: game.name, setup, bots: [bot, bot] as const, seed: 'bench', milliseconds: 1000 }
      await playMatch({ ...plan, seed: 'warm' }, 0, 1)
      const played = await playMatch(plan, 0, games)
      const times = played.flatMap((one) => one.times.flat())
      figures.push({
        bot,
        setup,
        games,
        points: meanOf(played.flatMap(({ points }) => points)),
        moves: times.length,
        mean: meanOf(times),
        p99: quantile(times, 0.99),
        slowest: quantile(times, 1),
      })
    }
  return figures
}
