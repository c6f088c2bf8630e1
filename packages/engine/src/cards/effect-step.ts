import { DONE, type Move } from '../notation/moves.ts'
import { type Frame, type Played, pop, push, replace, type State } from '../state/state.ts'
import type { Occasion } from './card.ts'
import type { Effect } from './effects.ts'
import { cards } from './registry.ts'
import type { Window } from './windows.ts'

/** The effects of a card that are still to come: those of playing it, or of a window. */
export interface EffectFrame extends Frame {
  readonly step: 'effects'
  readonly card: number
  readonly hook: Window | 'play'
  readonly at: Occasion
  /** The effect that comes next. */
  readonly next: number
}

const effectsOf = (f: EffectFrame): readonly Effect[] => {
  const card = cards()[f.card]
  return f.hook === 'play' ? card.play : (card.on[f.hook]?.effects ?? [])
}

/** "May": the player is asked, unless using the card in its window has answered that already. */
const asksFirst = (f: EffectFrame): boolean => {
  const effects = effectsOf(f)
  return effects[f.next].optional && (f.hook === 'play' || effects.length > 1)
}

/** The card in front of its owner; a travelling card remembers nothing. */
const playedOf = (s: State, f: EffectFrame): Played =>
  s.players[f.seat].played.find((played) => played.card === f.card) ?? { card: f.card, data: [] }

export function runEffects(s: State, seat: number, card: number, hook: Window | 'play', at: Occasion): void {
  push<EffectFrame>(s, { step: 'effects', seat, card, hook, at, next: 0 })
}

export const effectStep = {
  asks(s: State, f: EffectFrame): boolean {
    const effects = effectsOf(f)
    if (f.next >= effects.length) {
      pop(s, f.seat)
      return false
    }
    const effect = effects[f.next]
    const possible = effect.possible(s, f.seat, f.card, f.at)
    if (possible && (effect.options || asksFirst(f))) return true
    replace<EffectFrame>(s, { ...f, next: f.next + 1 })
    if (possible) effect.run(s, f.seat, playedOf(s, f), f.at, null)
    return false
  },
  options(s: State, f: EffectFrame, out: Move[]): void {
    const effect = effectsOf(f)[f.next]
    if (effect.options) effect.options(s, f.seat, f.card, f.at, out)
    else out.push({ verb: 'use', card: f.card, goods: null })
    if (asksFirst(f)) out.push(DONE)
  },
  choose(s: State, f: EffectFrame, move: Move): void {
    replace<EffectFrame>(s, { ...f, next: f.next + 1 })
    if (move.verb !== 'done')
      effectsOf(f)[f.next].run(s, f.seat, playedOf(s, f), f.at, move.verb === 'use' ? null : move)
  },
}
