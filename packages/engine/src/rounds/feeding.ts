import { foodMoves } from '../actions/anytime.ts'
import { cards, PART } from '../cards/registry.ts'
import { withPart } from '../cards/standing.ts'
import { type Step, step } from '../flow/step.ts'
import { FEED } from '../notation/moves.ts'
import { tell, tellGood } from '../state/events.ts'
import { FOOD } from '../state/goods.ts'
import { type Frame, type Played, pop, push, type State } from '../state/state.ts'

/** B11: 2 food a person (solo: 3, B15), 1 for one born in this round. */
export const foodNeeded = (s: State, seat: number): number => {
  const p = s.players[seat]
  return (p.people - p.newborns) * (s.players.length === 1 ? 3 : 2) + p.newborns
}

/** All players feed at once: nobody waits for a neighbour. */
export function beginFeeding(s: State): void {
  s.stack.push(togetherStep.frame(0, {}))
  for (let seat = 0; seat < s.players.length; seat++) push(s, feedStep.frame(seat, {}))
}

/** Craft buildings that can still be used in this harvest: each copy once, slot 0 remembers the round. */
export const crafts = (s: State, seat: number): Played[] => {
  const p = s.players[seat]
  return withPart(p, PART.craft)
    .filter(({ card, data }) => data[0] !== s.round && p.goods[cards()[card].craft?.good ?? FOOD] > 0)
    .sort((a, b) => a.card - b.card)
}

interface FeedFrame extends Frame {
  readonly step: 'feed'
}

/** Feeds the family: turn goods into food as you like, then `feed`. */
export const feedStep: Step<FeedFrame> = step<FeedFrame>('feed', {
  fields: {},
  asks: () => true,
  options(s, f, out) {
    const p = s.players[f.seat]
    if (p.goods[FOOD] < foodNeeded(s, f.seat)) foodMoves(s, f.seat, out)
    for (const { card } of crafts(s, f.seat)) out.push({ verb: 'craft', card })
    out.push(FEED)
  },
  choose(s, f, move) {
    if (move.verb === 'craft') craft(s, f.seat, move.card)
    else feed(s, f.seat)
  },
})

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

function craft(s: State, seat: number, card: number): void {
  const { craft: rule, name } = cards()[card]
  const p = s.players[seat]
  const played = p.played.find((own) => own.card === card)
  if (!rule || !played) return
  played.data[0] = s.round
  p.goods[rule.good]--
  p.goods[FOOD] += rule.food
  tellGood('gave', seat, name, rule.good, 1)
  tellGood('got', seat, name, FOOD, rule.food)
}

interface TogetherFrame extends Frame {
  readonly step: 'together'
}

/** The lanes of all seats are empty: the table goes on. */
export const togetherStep: Step<TogetherFrame> = step<TogetherFrame>('together', {
  fields: {},
  asks(s) {
    s.stack.pop()
    return false
  },
})
