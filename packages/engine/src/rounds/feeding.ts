import { foodMoves } from '../actions/anytime.ts'
import { cards, PART } from '../cards/registry.ts'
import { hasPart, withPart } from '../cards/standing.ts'
import { bool, usually } from '../core/shape.ts'
import { type Step, step } from '../flow/step.ts'
import { harvestOffers, takeHarvestOffer } from '../moor/harvest-offers.ts'
import { heat, heatingBill, listHeating } from '../moor/heating.ts'
import { FEED } from '../notation/moves.ts'
import { tell, tellGood } from '../state/events.ts'
import { FOOD } from '../state/goods.ts'
import { type Frame, type Played, pop, push, replace, type State, TOGETHER } from '../state/state.ts'

/** B11: 2 food a person (solo: 3, B15), 1 for one born in this round. */
export const foodNeeded = (s: State, seat: number): number => {
  const p = s.players[seat]
  return (p.people - p.newborns) * (s.players.length === 1 ? 3 : 2) + p.newborns
}

/** All players feed at once: nobody waits for a neighbour. */
export function beginFeeding(s: State): void {
  s.stack.push(TOGETHER)
  for (let seat = 0; seat < s.players.length; seat++)
    push(s, feedFrame(seat, false, s.moor !== null && heatingBill(s, seat, false) > 0))
}

/** Craft buildings that can still be used in this harvest: each copy once, slot 0 remembers the round. */
export const crafts = (s: State, seat: number): Played[] => {
  const p = s.players[seat]
  return withPart(p, PART.craft)
    .filter(({ card, data }) => data[0] !== s.round && p.goods[cards()[card].craft?.good ?? FOOD] > 0)
    .sort((a, b) => a.card - b.card)
}

export interface FeedFrame extends Frame {
  readonly step: 'feed'
  /** M8: in the Moor feeding and heating follow each other in any order. */
  readonly fed: boolean
  /** Is there a house to be heated yet? */
  readonly cold: boolean
}

const feedFrame = (seat: number, fed: boolean, cold: boolean): FeedFrame => ({ step: 'feed', seat, fed, cold })

/** What feeding and heating the seat still has to see to in this harvest; undefined: neither, or it is not the time. */
export const feedingLeft = (s: State, seat: number): Pick<FeedFrame, 'fed' | 'cold'> | undefined =>
  s.lanes[seat].find(feedStep.is)

/** Feeds the family: turn goods into food as you like, then `feed`; in the Moor also `heat`. */
export const feedStep: Step<FeedFrame> = step<FeedFrame>('feed', {
  fields: { fed: usually(false, bool), cold: usually(false, bool) },
  asks: () => true,
  options(s, f, out) {
    const p = s.players[f.seat]
    if (!f.fed && p.goods[FOOD] < foodNeeded(s, f.seat)) foodMoves(s, f.seat, out)
    if (hasPart(p, PART.craft)) for (const { card } of crafts(s, f.seat)) out.push({ verb: 'craft', card })
    if (s.moor) for (const { move } of harvestOffers(s, f.seat)) out.push(move)
    if (f.cold) listHeating(s, f.seat, out)
    if (!f.fed) out.push(FEED)
  },
  choose(s, f, move) {
    switch (move.verb) {
      case 'craft':
        craft(s, f.seat, move.card)
        break
      case 'use':
        takeHarvestOffer(s, f.seat, move)
        break
      case 'heat':
        goOn(s, f.seat, f.fed, false)
        heat(s, f.seat, move.fuel, move.wood)
        break
      default:
        goOn(s, f.seat, true, f.cold)
        feed(s, f.seat)
    }
  },
})

/** Whoever has fed and heated is through. */
function goOn(s: State, seat: number, fed: boolean, cold: boolean): void {
  if (fed && !cold) pop(s, seat)
  else replace(s, feedFrame(seat, fed, cold))
}

/** B11: food must be paid as far as it goes; each missing food is a begging marker. */
function feed(s: State, seat: number): void {
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

/** The lanes of all seats are empty: the table goes on. */
export const togetherStep: Step<Frame> = step<Frame>('together', {
  fields: {},
  only: TOGETHER,
  asks(s) {
    s.stack.pop()
    return false
  },
})
