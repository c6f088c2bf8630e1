import { isHarvest, ROUNDS, type State } from '@furrow/engine/agricola'
import type { Players } from '../games/box.ts'
import { boxNamed } from '../games.ts'
import { noMistakes } from '../guests/mistakes.ts'
import { Seats } from '../guests/seats.ts'
import type { Chooser } from '../run/chooser.ts'
import { estimate, meanOf, quantile } from '../run/confidence.ts'
import { playGame } from '../run/game.ts'

// How well a bot farms among its like: points, and whether it keeps its people warm and fed.

export interface FarmFigures {
  setup: object
  bot: string
  seed: string
  games: number
  /** Points of a seat: their mean, how far that may be from the truth, their standard deviation, the fewest and the most. */
  points: { mean: number; within: number; spread: number; fewest: number; most: number }
  /** Harvests of all seats, and those in which somebody fell ill or had to beg. */
  harvests: number
  ill: number
  begged: number
  /** Milliseconds of processor time an answer. */
  answers: number
  mean: number
  p99: number
  slowest: number
}

const HARVESTS = Array.from({ length: ROUNDS }, (_, i) => i + 1).filter(isHarvest).length

/** Counts the harvests of a game in which something went wrong. */
function harvestWatch() {
  const ill = new Set<string>()
  const begged = new Set<string>()
  let last: { ill: number; begging: number }[] = []
  return {
    ill,
    begged,
    fates: () => [],
    see(state: unknown) {
      const { players, round } = state as State // the game is Agricola, whose states these are
      players.forEach((p, seat) => {
        const before = last[seat]
        if (p.ill > (before?.ill ?? 0)) ill.add(`${seat}/${round}`)
        if (p.begging > (before?.begging ?? 0)) begged.add(`${seat}/${round}`)
      })
      last = players.map(({ ill: people, begging }) => ({ ill: people, begging }))
    },
  }
}

const timed =
  (choose: Chooser, times: number[]): Chooser =>
  async (state, decision) => {
    const begun = process.cpuUsage()
    const move = await choose(state, decision)
    const { user, system } = process.cpuUsage(begun)
    times.push((user + system) / 1000)
    return move
  }

export async function measureFarms(setup: Players, bot: string, seed: string, games: number): Promise<FarmFigures> {
  const box = boxNamed('agricola')
  const seats = new Seats(box)
  await seats.prepare([bot])
  const points: number[] = []
  const times: number[] = []
  let ill = 0
  let begged = 0
  try {
    for (let i = 0; i < games; i++) {
      const watch = harvestWatch()
      const game = `${seed}/${i}`
      const choosers = Array.from({ length: setup.players }, (_, seat) =>
        timed(seats.seat({ bot, seat, seed: game, milliseconds: 1000, times: [], mistakes: noMistakes() }), times),
      )
      const { outcome } = await playGame(box, { setup, seed: game, choosers, inspect: null, watch })
      seats.endGame()
      points.push(...outcome.seats.map(({ total }) => total))
      ill += watch.ill.size
      begged += watch.begged.size
    }
  } finally {
    await seats.close()
  }
  const { mean, within } = estimate(points)
  const spread = Math.sqrt(points.reduce((sum, n) => sum + (n - mean) ** 2, 0) / Math.max(1, points.length - 1))
  return {
    ...{ setup, bot, seed, games, ill, begged },
    points: { mean, within, spread, fewest: Math.min(...points), most: Math.max(...points) },
    harvests: HARVESTS * setup.players * games,
    answers: times.length,
    mean: meanOf(times),
    p99: quantile(times, 0.99),
    slowest: quantile(times, 1),
  }
}
