import { DONE, type Move } from '../notation/moves.ts'
import { tell } from '../state/events.ts'
import { type Frame, pop, push, replace, type State } from '../state/state.ts'
import type { Occasion, Trigger } from './card.ts'
import { runEffects } from './effect-step.ts'
import { cards } from './registry.ts'
import type { Window } from './windows.ts'

/** Cards of one seat that wait in a window; where there are several, their owner chooses the order. */
export interface WindowFrame extends Frame {
  readonly step: 'window'
  readonly window: Window
  readonly at: Occasion
  readonly waiting: readonly number[]
}

const watches = (trigger: Trigger, owner: number, actor: number): boolean =>
  trigger.of === 'all' || (trigger.of === 'me') === (owner === actor)

export const anyCards = (s: State): boolean => {
  for (let i = 0; i < s.players.length; i++) if (s.players[i].played.length > 0) return true
  return false
}

/**
 * Opens a window of time: the cards that watch it act, the actor's first, then clockwise.
 * `known`: only so many of each seat's cards, the first played.
 */
export function openWindow(s: State, window: Window, at: Occasion, known?: readonly number[]): void {
  const n = s.players.length
  for (let i = n - 1; i >= 0; i--) {
    const owner = (at.actor + i) % n
    openFor(s, owner, window, at, known?.[owner] ?? s.players[owner].played.length)
  }
}

/** A window that belongs to nobody's action: every player's own cards act, from the starting player clockwise. */
export function windowForAll(s: State, window: Window): void {
  const n = s.players.length
  for (let i = n - 1; i >= 0; i--) {
    const seat = (s.starting + i) % n
    const known = s.players[seat].played.length
    if (known > 0) openFor(s, seat, window, { actor: seat, space: -1, used: [] }, known)
  }
}

/** Puts the owner's cards that watch this moment in line; the last seat put in line acts first. */
function openFor(s: State, owner: number, window: Window, at: Occasion, known: number): void {
  const { played } = s.players[owner]
  let waiting: number[] | null = null
  for (let i = 0; i < known; i++) {
    const trigger = cards()[played[i].card].on[window]
    if (!trigger || !watches(trigger, owner, at.actor) || !trigger.when(s, owner, at)) continue
    waiting ??= []
    waiting.push(played[i].card)
  }
  if (waiting) push<WindowFrame>(s, { step: 'window', seat: owner, window, at, waiting })
}

/** A card that came into play while its owner's cards act at the start of a round acts there too. */
export function joinRoundStart(s: State, seat: number, card: number): void {
  const trigger = cards()[card].on['round-start']
  const i = s.stack.findLastIndex((frame) => isRoundStart(frame, seat))
  if (i < 0 || !trigger) return
  const frame = s.stack[i] as WindowFrame
  if (trigger.when(s, seat, frame.at)) s.stack[i] = { ...frame, waiting: [...frame.waiting, card] } as WindowFrame
}

const isRoundStart = (frame: Frame, seat: number): boolean =>
  frame.step === 'window' && frame.seat === seat && (frame as WindowFrame).window === 'round-start'

const effectsIn = (card: number, window: Window) => cards()[card].on[window]?.effects ?? []
/** Nothing to decide: it just happens. */
const automatic = (card: number, window: Window): boolean =>
  effectsIn(card, window).every((effect) => !effect.optional && !effect.options)
const possible = (s: State, f: WindowFrame, card: number): boolean =>
  effectsIn(card, f.window).some((effect) => effect.possible(s, f.seat, card, f.at))
const declinable = (card: number, window: Window): boolean => effectsIn(card, window).every((effect) => effect.optional)

export const windowStep = {
  asks(s: State, f: WindowFrame): boolean {
    const waiting = f.waiting.filter((card) => possible(s, f, card))
    if (waiting.length === 0) {
      pop(s, f.seat)
      return false
    }
    // What happens anyway happens first; a single compulsory card needs no choosing.
    const now = waiting.find((card) => automatic(card, f.window))
    const next = now ?? (waiting.length === 1 && !declinable(waiting[0], f.window) ? waiting[0] : undefined)
    if (next === undefined) {
      if (waiting.length < f.waiting.length) replace<WindowFrame>(s, { ...f, waiting })
      return true
    }
    start(s, { ...f, waiting }, next)
    return false
  },
  options(_s: State, f: WindowFrame, out: Move[]): void {
    for (const card of f.waiting) out.push({ verb: 'use', card, goods: null })
    if (f.waiting.every((card) => declinable(card, f.window))) out.push(DONE)
  },
  choose(s: State, f: WindowFrame, move: Move): void {
    if (move.verb === 'use') start(s, f, move.card)
    else pop(s, f.seat)
  },
}

function start(s: State, f: WindowFrame, card: number): void {
  replace<WindowFrame>(s, { ...f, waiting: f.waiting.filter((other) => other !== card) })
  tell({ event: 'used', seat: f.seat, card: cards()[card].name })
  runEffects(s, f.seat, card, f.window, f.at)
}
