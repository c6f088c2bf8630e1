import { canPay, type Offer, offers } from '../actions/exchange.ts'
import { cards, PART } from '../cards/registry.ts'
import { withPart } from '../cards/standing.ts'
import { windowForAll } from '../cards/trigger.ts'
import { type Step, step } from '../flow/step.ts'
import { tell } from '../state/events.ts'
import { covers, FOOD } from '../state/goods.ts'
import { clockwise, type Frame, push, type State } from '../state/state.ts'
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
  return withPart(p, PART.anytime).some((played) => {
    const { anytime } = cards()[played.card]
    return anytime?.beforeScoring && covers(p.goods, anytime.pay) && anytime.possible(s, seat, played)
  })
}

export const lastChanceStep: Step<ChanceFrame<'last-chance'>> = chanceStep('last-chance', hasChance)

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
