import type { Players } from '../games/box.ts'
import { boxNamed } from '../games.ts'
import { askBot } from './chooser.ts'
import { playGame } from './game.ts'

/** Two bots on alternate seats. Games 2k and 2k + 1 share a seed, and the bots change seats. */
export interface MatchPlan {
  game: string
  setup: Players
  bots: readonly [string, string]
  seed: string
  milliseconds: number
}

/** A game of a match, from the point of view of the first bot and the second. */
export interface MatchGame {
  game: number
  /** The mean points of the seats of each bot. */
  points: [number, number]
  /** 1: the first bot had the best rank, -1: the second, 0: they shared it. */
  winner: number
  decisions: number
  /** How many milliseconds each answer took. */
  times: [number[], number[]]
}

export async function playMatch(plan: MatchPlan, from: number, to: number): Promise<MatchGame[]> {
  const box = boxNamed(plan.game)
  const games: MatchGame[] = []
  for (let i = from; i < to; i++) {
    const seed = `${plan.seed}/${Math.floor(i / 2)}`
    const times: [number[], number[]] = [[], []]
    const seats = Array.from({ length: plan.setup.players }, (_, seat): 0 | 1 => ((seat + i) % 2 === 0 ? 0 : 1))
    const choosers = seats.map((bot, seat) => askBot(box, plan.bots[bot], seat, seed, plan.milliseconds, times[bot]))
    const { outcome, decisions } = await playGame(box, plan.setup, seed, choosers, null)
    const of = (bot: number) => outcome.seats.filter(({ seat }) => seats[seat] === bot)
    const mean = (bot: number) => of(bot).reduce((sum, { total }) => sum + total, 0) / of(bot).length
    const best = (bot: number) => of(bot).some(({ rank }) => rank === 1)
    const winner = Number(best(0)) - Number(best(1))
    games.push({ game: i, points: [mean(0), mean(1)], winner, decisions, times })
  }
  return games
}
