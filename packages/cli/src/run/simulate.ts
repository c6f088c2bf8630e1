import { at } from '@furrow/engine/core'
import type { Inspector, Players } from '../games/box.ts'
import { boxNamed } from '../games.ts'
import { type GuestRules, Seats } from '../guests/seats.ts'
import { playFast } from './chooser.ts'
import { playGame } from './game.ts'
import { addGame, mistakesIn, newTally, type Tally } from './tally.ts'

/** Games to simulate: number i has the seed `${seed}/${i}` and takes the setups in turn. */
export interface SimPlan {
  game: string
  setups: readonly Players[]
  /** Seat by seat; if there are fewer than seats, they begin again. */
  bots: readonly string[]
  seed: string
  milliseconds: number
  guests?: GuestRules
  /** Random players also do things "at any time". */
  extras: boolean
  /** Games go on from their middle, with many cards in play. */
  middle: boolean
  /** Looks for broken rules, after every so many moves. */
  check: boolean
  every: number
  /** Also what became of every hand card. */
  cards: boolean
}

/** Looks at every nth move only, whatever game it belongs to. */
function nth(every: number, inspect: Inspector): Inspector {
  let moves = 0
  return (state, seat, move) => (++moves % every === 0 ? inspect(state, seat, move) : [])
}

/** Plays the games `from` to `to` (without it); a tally for every setup. */
export async function simulate(plan: SimPlan, from: number, to: number, seats?: Seats): Promise<Tally[]> {
  const box = boxNamed(plan.game)
  const inspect = plan.check ? nth(plan.every, await box.inspector()) : null
  const begin = plan.middle ? ((await box.middle?.()) ?? null) : null
  const tallies = plan.setups.map(newTally)
  const own = seats ?? new Seats(box, plan.guests)
  try {
    await own.prepare(plan.bots)
    for (let i = from; i < to; i++) {
      const which = i % plan.setups.length
      const setup = at(plan.setups, which)
      const seed = `${plan.seed}/${i}`
      const tally = at(tallies, which)
      const choosers = Array.from({ length: setup.players }, (_, seat) => {
        const bot = at(plan.bots, seat % plan.bots.length)
        if (bot === 'random') return playFast(box.game, seat, seed, plan.extras)
        return own.seat({
          bot,
          seat,
          seed,
          milliseconds: plan.milliseconds,
          times: [],
          mistakes: mistakesIn(tally, bot),
        })
      })
      const watch = plan.cards ? (box.watchCards?.() ?? null) : null
      addGame(tally, i, await playGame(box, { setup, seed, choosers, inspect, watch, begin }))
      own.endGame()
    }
    return tallies
  } finally {
    if (!seats) await own.close()
  }
}
