import { cardShape, type Step, step } from '../flow/step.ts'
import { spaceOf } from '../spaces/on-cards.ts'
import { tell } from '../state/events.ts'
import { type Frame, pop, push, type State } from '../state/state.ts'
import type { Card } from './card.ts'
import { runEffects } from './effect-step.ts'
import { cards } from './registry.ts'
import { addCard } from './standing.ts'
import { joinRoundStart, openWindow } from './trigger.ts'
import { payUpgrade } from './upgrade.ts'
import { occasion } from './windows.ts'

/** A hand card that has been chosen and is laid down when it is paid for. */
export interface CardFrame extends Frame {
  readonly step: 'card' | 'card-done'
  readonly card: number
}

/** Takes a card from the hand; it comes into play as soon as what is pushed after this (its price) is settled. */
export function enterCard(s: State, seat: number, card: number): void {
  const { hand } = s.players[seat]
  hand.splice(hand.indexOf(card), 1)
  push(s, cardStep.frame(seat, { card }))
  payUpgrade(s, seat, card)
}

/** The price is paid: the card lies in front of its owner (a travelling one only passes by) and does what it says. */
export const cardStep: Step<CardFrame> = step<CardFrame>('card', {
  fields: { card: cardShape },
  about: (f) => cards()[f.card].name,
  asks(s, f) {
    pop(s, f.seat)
    layDown(s, f.seat, f.card)
    return false
  },
})

/** A card comes into play: its effects follow, and whoever watches hears of it when they are done. */
export function layDown(s: State, seat: number, index: number, inherits = false): void {
  const card = cards()[index]
  if (!card.travels) inPlay(s, seat, index, inherits)
  else s.order++
  joinRoundStart(s, seat, index)
  tell({ event: card.kind === 'occupation' ? 'taught' : 'improved', seat, card: card.name })
  // A lone occupation sends the others in hand back to the box.
  if (card.lone) sendAway(s, seat)
  if (card.kind !== 'major') push(s, cardDoneStep.frame(seat, { card: index }))
  if (card.play.length > 0) runEffects(s, seat, index, { hook: 'play' }, occasion(seat, { card: index }))
}

/** From now on it lies in front of the player, and is something there. `inherits`: it is lit or not as the card given for it was. M14 */
export function inPlay(s: State, seat: number, card: number, inherits = false): void {
  s.order++
  const data = new Array<number>(cards()[card].slots).fill(0)
  addCard(s.players[seat], { card, order: s.order, data })
  if (s.setup.lighting && !inherits && isStove(cards()[card])) s.players[seat].unlit = [...s.players[seat].unlit, card]
  openSpace(s, card)
}

/** M14: the cards with the cooking symbol. */
const isStove = ({ cooks, cooksWith, kind, upgrades }: Card): boolean =>
  cooks !== null && cooksWith.length === 0 && kind !== 'occupation' && upgrades === ''

/** The space on the card can be used from now on. */
function openSpace(s: State, card: number): void {
  const space = spaceOf(s, card)
  if (space >= 0) s.since[space] = 0
}

function sendAway(s: State, seat: number): void {
  const p = s.players[seat]
  const stays = (card: number) => card < 0 || cards()[card].kind !== 'occupation'
  s.gone.push(...p.hand.filter((card) => !stays(card)).map((card) => ({ card, minor: false, seat })))
  p.hand = p.hand.filter(stays)
}

/** After its effects: a travelling card goes to the left neighbour (B13; solo: out of the game, B15). */
export const cardDoneStep: Step<CardFrame> = step<CardFrame>('card-done', {
  fields: { card: cardShape },
  about: (f) => cards()[f.card].name,
  asks(s, f) {
    pop(s, f.seat)
    if (cards()[f.card].travels) passOn(s, f.seat, f.card)
    return false
  },
})

/** Gives the card to the left neighbour's hand; alone it leaves the game. B13, B15 */
export function passOn(s: State, seat: number, card: number): void {
  const { kind, name } = cards()[card]
  const left = (seat + 1) % s.players.length
  if (left === seat) s.gone.push({ card, minor: kind === 'minor', seat: -1 })
  else {
    s.players[left].hand.push(card)
    tell({ event: 'passed-on', seat, to: left, card: name })
    openWindow(s, 'card-received', occasion(left, { card }))
  }
}
