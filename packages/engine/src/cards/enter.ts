import { tell } from '../state/events.ts'
import { type Frame, pop, push, type State } from '../state/state.ts'
import type { Occasion } from './card.ts'
import { runEffects } from './effect-step.ts'
import { cards } from './registry.ts'
import { joinRoundStart, openWindow } from './trigger.ts'

/** A hand card that has been chosen and is laid down when it is paid for. */
export interface CardFrame extends Frame {
  readonly step: 'card' | 'card-done'
  readonly card: number
}

const HERE: Omit<Occasion, 'actor'> = { space: -1, used: [] }

/** Takes a card from the hand; it comes into play as soon as what is pushed after this (its price) is settled. */
export function enterCard(s: State, seat: number, card: number): void {
  const { hand } = s.players[seat]
  hand.splice(hand.indexOf(card), 1)
  push<CardFrame>(s, { step: 'card', seat, card })
}

/** The price is paid: the card lies in front of its owner (a travelling one only passes by) and does what it says. */
export const cardStep = {
  asks(s: State, f: CardFrame): boolean {
    pop(s, f.seat)
    const p = s.players[f.seat]
    const card = cards()[f.card]
    const played = { card: f.card, data: Array.from({ length: card.slots }, () => 0) }
    if (!card.travels) p.played.push(played)
    joinRoundStart(s, f.seat, f.card)
    tell({ event: card.kind === 'minor' ? 'improved' : 'taught', seat: f.seat, card: card.name })
    // A lone occupation sends the others in hand back to the box.
    if (card.lone) p.hand = p.hand.filter((other) => other < 0 || cards()[other].kind !== 'occupation')
    push<CardFrame>(s, { step: 'card-done', seat: f.seat, card: f.card })
    runEffects(s, f.seat, f.card, 'play', { ...HERE, actor: f.seat })
    return false
  },
}

/** After its effects: a travelling card goes to the left neighbour (B13; solo: out of the game, B15). */
export const cardDoneStep = {
  asks(s: State, f: CardFrame): boolean {
    pop(s, f.seat)
    const card = cards()[f.card]
    const left = (f.seat + 1) % s.players.length
    if (card.travels && left !== f.seat) {
      s.players[left].hand.push(f.card)
      tell({ event: 'passed-on', seat: f.seat, to: left, card: card.name })
    }
    if (card.kind === 'minor') openWindow(s, 'after-improvement', { ...HERE, actor: f.seat })
    return false
  },
}
