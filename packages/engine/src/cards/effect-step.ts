import { int, oneOf, text } from '../core/shape.ts'
import { cardShape, type Step, step } from '../flow/step.ts'
import { DONE, type Move } from '../notation/moves.ts'
import { type Frame, type Played, pop, push, replace, type State } from '../state/state.ts'
import type { Effect } from './effects.ts'
import { cards } from './registry.ts'
import { playedBy } from './standing.ts'
import { type Occasion, occasionShape, type Window } from './windows.ts'

/** Where the effects of a card stand: what happens when it is played, as soon as …, when its reminder on a round space is due, or in a window. */
export type Hook = { hook: 'play' | 'soon' | 'collect' } | { hook: 'window'; window: Window; trigger: number }

/** The effects of a card that are still to come. */
export interface EffectFrame extends Frame {
  readonly step: 'effects'
  readonly card: number
  readonly hook: 'play' | 'soon' | 'collect' | 'window'
  /** The window, and which of the card's triggers in it. */
  readonly window: string
  readonly trigger: number
  readonly at: Occasion
  /** The effect that comes next. */
  readonly next: number
}

const effectFrame = (
  seat: number,
  card: number,
  hook: EffectFrame['hook'],
  window: string,
  trigger: number,
  at: Occasion,
): EffectFrame => ({ step: 'effects', seat, card, hook, window, trigger, at, next: 0 })

const effectsOf = (f: EffectFrame): readonly Effect[] => {
  const card = cards()[f.card]
  if (f.hook === 'play') return card.play
  if (f.hook === 'collect') return card.collect
  if (f.hook === 'soon') return card.soon?.effects ?? []
  return card.on[f.window as Window]?.[f.trigger]?.effects ?? [] // an unknown window has no trigger
}

/** "May": the player is asked, unless using the card in its window has answered that already. */
const asksFirst = (f: EffectFrame): boolean => {
  const effects = effectsOf(f)
  return effects[f.next].optional && (f.hook !== 'window' || effects.length > 1)
}

const chooses = (s: State, f: EffectFrame, effect: Effect): boolean =>
  effect.options !== undefined && (effect.asks?.(s, f.seat, f.at) ?? true)

const playedOf = (s: State, f: EffectFrame): Played => playedBy(s.players[f.seat], f.card)

export function runEffects(s: State, seat: number, card: number, hook: Hook, at: Occasion): void {
  const { window, trigger } = hook.hook === 'window' ? hook : { window: '', trigger: 0 }
  push(s, effectFrame(seat, card, hook.hook, window, trigger, at))
}

export const effectStep: Step<EffectFrame> = step<EffectFrame>('effects', {
  fields: {
    card: cardShape,
    hook: oneOf('play', 'soon', 'collect', 'window'),
    window: text,
    trigger: int,
    at: occasionShape,
    next: int,
  },
  about: (f) => cards()[f.card].name,
  asks(s, f) {
    const effects = effectsOf(f)
    if (f.next >= effects.length) {
      pop(s, f.seat)
      return false
    }
    const effect = effects[f.next]
    const possible = effect.possible(s, f.seat, f.card, f.at)
    if (possible && (chooses(s, f, effect) || asksFirst(f))) return true
    replace(s, { ...f, next: f.next + 1 } as EffectFrame)
    if (possible) effect.run(s, f.seat, playedOf(s, f), f.at, null)
    return false
  },
  options(s, f, out) {
    const effect = effectsOf(f)[f.next]
    if (chooses(s, f, effect)) effect.options?.(s, f.seat, f.card, f.at, out)
    else out.push({ verb: 'use', card: f.card, goods: null, pay: null })
    if (asksFirst(f)) out.push(DONE)
  },
  choose(s, f, move: Move) {
    replace(s, { ...f, next: f.next + 1 } as EffectFrame)
    if (move.verb !== 'done')
      effectsOf(f)[f.next].run(s, f.seat, playedOf(s, f), f.at, move.verb === 'use' ? null : move)
  },
})
