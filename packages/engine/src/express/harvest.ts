import { broods } from './animals.ts'
import { ADULTS, HARVESTS } from './calendar.ts'
import { cookOptions } from './cooking.ts'
import { tell } from './events.ts'
import { type ExpressMove, FEED } from './moves.ts'
import { scoreHarvest, totalOf } from './scoring.ts'
import { amounts, FOOD, isMidwife, type Player } from './sheet.ts'
import { ask, type ExpressState, type FrameOf } from './state.ts'
import { beginRound } from './turns.ts'

/** X6: what those eat who are there from the beginning. */
export const ADULTS_EAT = 2 * ADULTS

/** X6: 2 food for each of the family; with the midwife a baby eats 1. */
export const foodNeeded = (p: Player): number => ADULTS_EAT + p.babies * (isMidwife(p) ? 1 : 2)

/** All players feed and breed at once: nobody waits for a neighbour. */
export function beginHarvest(s: ExpressState): void {
  tell(() => ({ event: 'harvest', harvest: s.harvests + 1 }))
  s.asks = s.players.map((_, seat) => ({ step: 'feed', seat }))
}

/** Cook as you like, then `feed`. */
export const feedStep = {
  options(s: ExpressState, { seat }: FrameOf<'feed'>, out: ExpressMove[]): void {
    const p = s.players[seat]
    if (p.goods[FOOD] < foodNeeded(p)) cookOptions(p, out)
    out.push(FEED)
  },
  /** X6: food is paid as far as it goes. */
  choose(s: ExpressState, { seat }: FrameOf<'feed'>): void {
    const p = s.players[seat]
    const need = foodNeeded(p)
    const food = Math.min(need, p.goods[FOOD])
    p.goods[FOOD] -= food
    p.missing = need - food
    tell(() => ({ event: 'fed', seat, food, missing: p.missing }))
    ask(s, { step: 'breed', seat })
    breedIfSure(s, seat)
  },
}

/** It is only asked which animals breed where the pastures do not do for all. */
export function breedIfSure(s: ExpressState, seat: number): void {
  const ways = broods(s.players[seat])
  if (ways.length === 1) breed(s, seat, ways[0])
}

export const breedStep = {
  options(s: ExpressState, { seat }: FrameOf<'breed'>, out: ExpressMove[]): void {
    for (const young of broods(s.players[seat])) out.push({ verb: 'breed', young })
  },
  choose(s: ExpressState, { seat }: FrameOf<'breed'>, move: ExpressMove): void {
    if (move.verb === 'breed') breed(s, seat, move.young)
  },
}

function breed(s: ExpressState, seat: number, young: readonly number[]): void {
  const p = s.players[seat]
  for (let good = 0; good < young.length; good++) p.goods[good] += young[good]
  if (young.some((n) => n > 0)) tell(() => ({ event: 'bred', seat, animals: amounts(young) }))
  s.asks = s.asks.filter((frame) => frame.seat !== seat)
  if (s.asks.length === 0) endHarvest(s)
}

function endHarvest(s: ExpressState): void {
  for (let seat = 0; seat < s.players.length; seat++) scoreHarvest(s, seat)
  s.harvests++
  if (s.harvests === HARVESTS) {
    s.over = true
    tell(() => ({ event: 'over' }))
    return
  }
  s.starting = lowestScore(s)
  tell(() => ({ event: 'starting', seat: s.starting }))
  beginRound(s)
}

/** X2: the lowest total starts; of equals the first in turn order from the old start player (ruling). */
function lowestScore(s: ExpressState): number {
  const n = s.players.length
  let lowest = s.starting
  for (let i = 1; i < n; i++) {
    const seat = (s.starting + i) % n
    if (totalOf(s.players[seat]) < totalOf(s.players[lowest])) lowest = seat
  }
  return lowest
}
