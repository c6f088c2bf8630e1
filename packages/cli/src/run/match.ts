import type { Players } from '../games/box.ts'
import { boxNamed } from '../games.ts'
import { addMistakes, type Mistakes, noMistakes } from '../guests/mistakes.ts'
import { type GuestRules, Seats } from '../guests/seats.ts'
import { playGame } from './game.ts'
import { Recorder } from './recorder.ts'

/** Two bots on alternate seats. Games 2k and 2k + 1 share a seed, and the bots change seats. */
export interface MatchPlan {
  game: string
  setup: Players
  bots: readonly [string, string]
  seed: string
  milliseconds: number
  guests?: GuestRules
  /** The folder for records of the games, or null. */
  records?: string | null
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
  mistakes: [Mistakes, Mistakes]
}

export async function playMatch(plan: MatchPlan, from: number, to: number, seats?: Seats): Promise<MatchGame[]> {
  const own = seats ?? new Seats(boxNamed(plan.game), plan.guests)
  try {
    await own.prepare(plan.bots)
    const games: MatchGame[] = []
    for (let i = from; i < to; i++) games.push(await playOne(plan, i, own))
    return games
  } finally {
    if (!seats) await own.close()
  }
}

/** The game number i of a match; programs stay for the next one. */
export async function playOne(plan: MatchPlan, i: number, seats: Seats): Promise<MatchGame> {
  const box = boxNamed(plan.game)
  const seed = `${plan.seed}/${Math.floor(i / 2)}`
  const times: [number[], number[]] = [[], []]
  const mistakes: [Mistakes, Mistakes] = [noMistakes(), noMistakes()]
  const who = Array.from({ length: plan.setup.players }, (_, seat): 0 | 1 => ((seat + i) % 2 === 0 ? 0 : 1))
  const { milliseconds } = plan
  const choosers = who.map((bot, seat) =>
    seats.seat({ bot: plan.bots[bot], seat, seed, milliseconds, times: times[bot], mistakes: mistakes[bot] }),
  )
  const recorder = plan.records ? new Recorder(box.game, plan.setup, seed) : null
  try {
    const { outcome, decisions } = await playGame(box, {
      ...{ setup: plan.setup, seed, choosers },
      inspect: recorder?.note ?? null,
    })
    if (plan.records)
      recorder?.write(
        plan.records,
        i,
        who.map((bot) => plan.bots[bot]),
        outcome,
      )
    const of = (bot: number) => outcome.seats.filter(({ seat }) => who[seat] === bot)
    const mean = (bot: number) => of(bot).reduce((sum, { total }) => sum + total, 0) / of(bot).length
    const best = (bot: number) => of(bot).some(({ rank }) => rank === 1)
    const winner = Number(best(0)) - Number(best(1))
    return { game: i, points: [mean(0), mean(1)], winner, decisions, times, mistakes }
  } finally {
    seats.endGame()
  }
}

/** All mistakes of one side. */
export function mistakesOf(games: readonly MatchGame[], side: 0 | 1): Mistakes {
  const all = noMistakes()
  for (const game of games) addMistakes(all, game.mistakes[side])
  return all
}
