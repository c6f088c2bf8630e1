import type { ActsFrame } from '../actions/acts.ts'
import type { PayFrame } from '../actions/pay.ts'
import type { EffectFrame } from '../cards/effect-step.ts'
import { cards } from '../cards/registry.ts'
import type { Decision } from '../core/game.ts'
import type { PlaceFrame } from '../rounds/work.ts'
import type { Frame } from '../state/state.ts'

/** Where a question comes from: the space or card it belongs to. */
function about(frame: Frame): string | null {
  switch (frame.step) {
    case 'acts':
      return (frame as ActsFrame).about
    case 'pay':
      return (frame as PayFrame).about
    case 'place':
      return (frame as PlaceFrame).about
    case 'effects':
      return cards()[(frame as EffectFrame).card].name
    default:
      return null
  }
}

/** What a seat is asked. */
export const decisionOf = (frame: Frame): Decision => ({
  seat: frame.seat,
  ask: frame.step,
  about: about(frame),
})
