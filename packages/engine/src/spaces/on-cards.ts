import { cards } from '../cards/registry.ts'
import { boardOf, type State } from '../state/state.ts'

/** The place on the board of the space that a card brings, or -1. */
export function spaceOf(s: State, card: number): number {
  const { space } = cards()[card]
  return space ? boardOf(s).ids.indexOf(space.id) : -1
}

/** The seat in front of which the card with this space lies, or -1. */
function ownerOf(s: State, card: number): number {
  return s.players.findIndex((p) => p.played.some((played) => played.card === card))
}

/** May the seat use the space on this card now, as far as the card says? */
export function openOnCard(s: State, seat: number, card: number): boolean {
  const { space } = cards()[card]
  const owner = ownerOf(s, card)
  if (!space || owner < 0 || (space.for === 'owner' && owner !== seat)) return false
  return space.open?.(s, owner, seat) ?? true
}
