import type { OwnPart } from '../core/own.ts'
import type { Json } from '../core/shape.ts'
import { cardShape } from '../flow/step.ts'
import { cardsInHand } from './seat-view.ts'
import { goneShape, type State, setupShape } from './state.ts'
import { goneFor, setupFor } from './view.ts'

/** What a seat sees otherwise than everybody: its own cards, and those that it alone knows to have left the game. */
export function ownParts(s: State, seat: number): OwnPart[] {
  const { hand, pack } = s.players[seat]
  const named = cardsInHand(s, seat, seat)
  const cards = (some: readonly number[]): Json => some.map((card) => cardShape.encode(card))
  const parts: OwnPart[] = [
    { at: ['viewer'], value: seat },
    { at: ['table', 'seats', seat, 'hand'], value: named.hand },
    { at: ['table', 'seats', seat, 'pack'], value: named.pack },
    { at: ['state', 'players', seat, 'hand'], value: cards(hand) },
    { at: ['state', 'players', seat, 'pack'], value: cards(pack) },
    { at: ['state', 'gone'], value: goneFor(s, seat).map((gone) => goneShape.encode(gone)) },
  ]
  if (s.setup.hands.length > 0) parts.push({ at: ['state', 'setup'], value: setupShape.encode(setupFor(s, seat)) })
  return parts
}
