import { tell } from '../state/events.ts'
import type { State } from '../state/state.ts'
import { cards } from './registry.ts'

/** Points that are fixed now belong to the player, whatever becomes of the card. */
export function bankPoints(s: State, seat: number, card: number, points: number): void {
  if (points === 0) return
  s.players[seat].ledger.push({ card, points })
  tell({ event: 'banked', seat, card: cards()[card].name, points })
}
