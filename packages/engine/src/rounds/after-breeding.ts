import { offers } from '../actions/exchange.ts'
import { cards, PART } from '../cards/registry.ts'
import { hasPart, withPart } from '../cards/standing.ts'
import type { Step } from '../flow/step.ts'
import { covers } from '../state/goods.ts'
import { clockwise, push, type State } from '../state/state.ts'
import { type ChanceFrame, chanceStep } from './chance.ts'

/** Has the seat animals that a card would exchange? */
const hasChance = (s: State, seat: number): boolean => {
  const p = s.players[seat]
  const waiting = withPart(p, PART.exchange).filter(({ card }) => cards()[card].exchange?.afterBreeding)
  return waiting.length > 0 && offers(s, seat, waiting).some(({ pay }) => covers(p.goods, pay))
}

/** B12: no decision lies between the breeding and the next round, so whoever exchanges animals is asked for it. */
export const afterBreedingStep: Step<ChanceFrame<'after-breeding'>> = chanceStep('after-breeding', hasChance)

/** From the starting player clockwise, before the round ends. */
export function askAfterBreeding(s: State): void {
  const seats = clockwise(s, s.starting)
  for (let i = seats.length - 1; i >= 0; i--)
    if (hasPart(s.players[seats[i]], PART.exchange) && hasChance(s, seats[i]))
      push(s, afterBreedingStep.frame(seats[i], {}))
}
