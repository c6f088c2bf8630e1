import type { HandKind } from '../cards/deal.ts'
import { cards } from '../cards/registry.ts'
import { type Frame, push, type State, TOGETHER } from '../state/state.ts'

/** The cards of a kind among some cards, in their order. */
export const ofKind = (some: readonly number[], kind: HandKind): number[] =>
  some.filter((card) => card >= 0 && cards()[card].kind === kind)

/** Everybody is asked at once. */
export function askAll(s: State, frameOf: (seat: number) => Frame): void {
  s.stack.push(TOGETHER)
  for (let seat = 0; seat < s.players.length; seat++) push(s, frameOf(seat))
}

/** A card leaves the game; which one, only the seat knows that had it last. */
export function putAway(s: State, seat: number, card: number): void {
  s.gone.push({ card, minor: cards()[card].kind === 'minor', seat })
}

/** The seat puts a card of its hand away. */
export function drop(s: State, seat: number, card: number): void {
  const { hand } = s.players[seat]
  hand.splice(hand.indexOf(card), 1)
  putAway(s, seat, card)
}
