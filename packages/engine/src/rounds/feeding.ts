import { foodMoves } from '../actions/anytime.ts'
import { CRAFTS, MAJORS } from '../cards/majors.ts'
import { lowest } from '../farm/yard.ts'
import { FEED, type Move } from '../notation/moves.ts'
import { tell, tellGood } from '../state/events.ts'
import { FOOD } from '../state/goods.ts'
import { type Frame, type Player, pop, push, type State } from '../state/state.ts'

/** B11: 2 food a person (solo: 3, B15), 1 for one born in this round. */
export const foodNeeded = (s: State, seat: number): number => {
  const p = s.players[seat]
  return (p.people - p.newborns) * (s.players.length === 1 ? 3 : 2) + p.newborns
}

/** All players feed at once: nobody waits for a neighbour. */
export function beginFeeding(s: State): void {
  s.stack.push({ step: 'together', seat: 0 })
  for (let seat = 0; seat < s.players.length; seat++) {
    s.players[seat].crafted = 0
    push(s, { step: 'feed', seat })
  }
}

/** Craft buildings that can still be used in this harvest. */
const crafts = (p: Player): number => {
  let mask = p.majors & CRAFTS & ~p.crafted
  for (let rest = mask; rest !== 0; rest &= rest - 1) {
    const m = lowest(rest)
    const { craft } = MAJORS[m]
    if (!craft || p.goods[craft.good] < 1) mask &= ~(1 << m)
  }
  return mask
}

/** Feeds the family: turn goods into food as you like, then `feed`. */
export const feedStep = {
  asks: (): boolean => true,
  options(s: State, f: Frame, out: Move[]): void {
    const p = s.players[f.seat]
    if (p.goods[FOOD] < foodNeeded(s, f.seat)) foodMoves(s, f.seat, true, out)
    for (let rest = crafts(p); rest !== 0; rest &= rest - 1) out.push({ verb: 'craft', major: lowest(rest) })
    out.push(FEED)
  },
  choose(s: State, f: Frame, move: Move): void {
    if (move.verb === 'craft') craft(s, f.seat, move.major)
    else feed(s, f.seat)
  },
}

/** B11: food must be paid as far as it goes; each missing food is a begging marker. */
function feed(s: State, seat: number): void {
  pop(s, seat)
  const p = s.players[seat]
  const need = foodNeeded(s, seat)
  const food = Math.min(need, p.goods[FOOD])
  p.goods[FOOD] -= food
  p.begging += need - food
  tell({ event: 'fed', seat, food, begging: need - food })
}

function craft(s: State, seat: number, major: number): void {
  const { craft: rule, name } = MAJORS[major]
  if (!rule) return
  const p = s.players[seat]
  p.crafted |= 1 << major
  p.goods[rule.good]--
  p.goods[FOOD] += rule.food
  tellGood('gave', seat, name, rule.good, 1)
  tellGood('got', seat, name, FOOD, rule.food)
}

/** The lanes of all seats are empty: the table goes on. */
export const togetherStep = {
  asks(s: State): boolean {
    s.stack.pop()
    return false
  },
}
