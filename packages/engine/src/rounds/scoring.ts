import { foodMoves, playAnytime } from '../actions/anytime.ts'
import { canPay, type Offer, offers } from '../actions/exchange.ts'
import { cards, PART } from '../cards/registry.ts'
import { hasPart, withPart } from '../cards/standing.ts'
import { windowForAll } from '../cards/trigger.ts'
import { type Step, step } from '../flow/step.ts'
import type { Move } from '../notation/moves.ts'
import { silently, tell } from '../state/events.ts'
import { covers, FOOD, isAnimal } from '../state/goods.ts'
import { clockwise, type Frame, push, type State, stateShape } from '../state/state.ts'
import { type ChanceFrame, chanceStep } from './chance.ts'

interface ScoringFrame extends Frame {
  readonly step: 'scoring'
}

/** After round 14: a last chance for cards that act at any time, then the game is over. */
export const scoringStep: Step<ScoringFrame> = step<ScoringFrame>('scoring', {
  fields: {},
  asks(s) {
    s.stack[s.stack.length - 1] = overStep.frame(0, {})
    tell({ event: 'phase', phase: 'scoring' })
    for (const seat of [...clockwise(s, s.starting)].reverse()) push(s, lastChanceStep.frame(seat, {}))
    windowForAll(s, 'before-scoring')
    return false
  },
})

/** Is there anything open at any time that could still matter? Food for it may still have to be raised. */
function hasChance(s: State, seat: number): boolean {
  const p = s.players[seat]
  const matters = ({ gain }: Offer) => gain.some((n, good) => n > 0 && good !== FOOD) // food scores nothing. B14
  if (offers(s, seat, withPart(p, PART.exchange)).some((offer) => matters(offer) && canPay(s, seat, offer.pay)))
    return true
  if (cookingThatPays(s, seat).length > 0) return true
  return withPart(p, PART.anytime).some((played) => {
    const { anytime } = cards()[played.card]
    return anytime?.beforeScoring && covers(p.goods, anytime.pay) && anytime.possible(s, seat, played)
  })
}

/** M12: animals that are still worth cooking, because a card gives something else than food for it. */
function cookingThatPays(s: State, seat: number): Move[] {
  if (!hasPart(s.players[seat], PART.cooked)) return []
  const found: Move[] = []
  foodMoves(s, seat, found)
  return found.filter((move) => {
    if (move.verb !== 'cook' || !isAnimal(move.good)) return false
    const draft = stateShape.copy(s)
    silently(() => playAnytime(draft, seat, move))
    const [now, then] = [s.players[seat], draft.players[seat]]
    return then.ledger.length > now.ledger.length || then.goods.some((n, good) => good !== FOOD && n > now.goods[good])
  })
}

export const lastChanceStep: Step<ChanceFrame<'last-chance'>> = chanceStep('last-chance', hasChance, (s, seat, out) =>
  out.push(...cookingThatPays(s, seat)),
)

interface OverFrame extends Frame {
  readonly step: 'over'
}

export const overStep: Step<OverFrame> = step<OverFrame>('over', {
  fields: {},
  asks(s) {
    s.stack.length = 0
    s.over = true
    tell({ event: 'over' })
    return false
  },
})
