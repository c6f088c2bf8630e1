import { cardMoves } from '../actions/anytime.ts'
import { offers } from '../actions/exchange.ts'
import { cards, PART } from '../cards/registry.ts'
import { withPart } from '../cards/standing.ts'
import { type Step, step } from '../flow/step.ts'
import { DONE } from '../notation/moves.ts'
import { covers } from '../state/goods.ts'
import { clockwise, type Frame, pop, push, type State } from '../state/state.ts'

interface AfterBreedingFrame extends Frame {
  readonly step: 'after-breeding'
}

/** Has the seat animals that a card would exchange? */
const hasChance = (s: State, seat: number): boolean => {
  const p = s.players[seat]
  const waiting = withPart(p, PART.exchange).filter(({ card }) => cards()[card].exchange?.afterBreeding)
  return waiting.length > 0 && offers(s, seat, waiting).some(({ pay }) => covers(p.goods, pay))
}

/** B12: no decision lies between the breeding and the next round, so whoever exchanges animals is asked for it. */
export const afterBreedingStep: Step<AfterBreedingFrame> = step<AfterBreedingFrame>('after-breeding', {
  fields: {},
  asks(s, f) {
    if (hasChance(s, f.seat)) return true
    pop(s, f.seat)
    return false
  },
  options(s, f, out) {
    cardMoves(s, f.seat, out)
    out.push(DONE)
  },
  choose(s, f) {
    pop(s, f.seat)
  },
})

/** From the starting player clockwise, before the round ends. */
export function askAfterBreeding(s: State): void {
  for (const seat of [...clockwise(s, s.starting)].reverse())
    if (hasChance(s, seat)) push(s, afterBreedingStep.frame(seat, {}))
}
