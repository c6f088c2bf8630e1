import { tell } from '../state/events.ts'
import { isFamily, type State } from '../state/state.ts'
import { runEffects } from './effect-step.ts'
import { cards, PART, partsOf } from './registry.ts'
import { hasPart } from './standing.ts'
import { occasion } from './windows.ts'

/** Slot 0 of such a card. */
const HAPPENED = 1

/** Has anybody a card that acts as soon as something is so? */
export function isSoonWaitedFor(s: State): boolean {
  for (let seat = 0; seat < s.players.length; seat++) if (hasPart(s.players[seat], PART.soon)) return true
  return false
}

/**
 * "As soon as": looked at whenever somebody has finished something. Each card acts once a game; the effects of several
 * seats follow in the order of the table, the first to act lying on top.
 */
export function asSoonAs(s: State): void {
  if (isFamily(s) || !isSoonWaitedFor(s)) return
  for (let seat = s.players.length - 1; seat >= 0; seat--) {
    const { played } = s.players[seat]
    for (let i = 0; i < played.length; i++) {
      if ((partsOf(played[i].card) & PART.soon) === 0 || played[i].data[0] === HAPPENED) continue
      const { soon, name } = cards()[played[i].card]
      if (!soon?.when(s, seat, played[i])) continue
      played[i].data[0] = HAPPENED
      tell({ event: 'used', seat, card: name })
      runEffects(s, seat, played[i].card, { hook: 'soon' }, occasion(seat))
    }
  }
}

/** Has the condition of the card come true? */
export const hasHappened = ({ data }: { data: readonly number[] }): boolean => data[0] === HAPPENED
