import { int, list, record, text } from '../core/shape.ts'
import { cardShape, type Step, step } from '../flow/step.ts'
import { DONE, type Move } from '../notation/moves.ts'
import { tell } from '../state/events.ts'
import { type Frame, isPlain, pop, push, type State, stackOf } from '../state/state.ts'
import type { Trigger } from './card.ts'
import { runEffects } from './effect-step.ts'
import type { Effect } from './effects.ts'
import { cards, OTHERS, OWNER, watchersOf } from './registry.ts'
import { type Occasion, occasion, occasionShape, type Window } from './windows.ts'

/** One trigger of a card that waits in a window. */
export interface Waiting {
  readonly seat: number
  readonly card: number
  readonly trigger: number
}

/**
 * The cards that wait in one window of time. What leaves no choice happens first, for every seat; then seat by seat,
 * the actor first, each takes its cards in any order, and what is possible is judged anew after each of them.
 */
export interface WindowFrame extends Frame {
  readonly step: 'window'
  readonly window: string
  readonly at: Occasion
  /** In the order of the seats. */
  readonly waiting: readonly Waiting[]
}

const windowFrame = (seat: number, window: string, at: Occasion, waiting: readonly Waiting[]): WindowFrame => ({
  step: 'window',
  seat,
  window,
  at,
  waiting,
})

const watches = (trigger: Trigger, owner: number, actor: number): boolean =>
  trigger.of === 'all' || (trigger.of === 'me') === (owner === actor)

/** Cards that came into play later than this do not know the moment. */
const ANY_ORDER = Number.POSITIVE_INFINITY

/** Could any card act in that window when the actor does something? Spares making occasions nobody looks at. */
export function isWatched(s: State, window: Window, actor: number): boolean {
  if (isPlain(s)) return false
  const watchers = watchersOf(window)
  if (!watchers) return false
  for (let seat = 0; seat < s.players.length; seat++)
    if ((s.players[seat].standing.windows[watchers.number] & (seat === actor ? OWNER : OTHERS)) !== 0) return true
  return false
}

/** Could any card act in a window that belongs to nobody's action? There everybody acts for themselves. */
function isCommonlyWatched(s: State, window: Window): boolean {
  if (isPlain(s)) return false
  const watchers = watchersOf(window)
  if (!watchers) return false
  for (let seat = 0; seat < s.players.length; seat++)
    if ((s.players[seat].standing.windows[watchers.number] & OWNER) !== 0) return true
  return false
}

/** Opens a window of time for what the actor does. `known`: only cards that were in play by then. */
export function openWindow(s: State, window: Window, at: Occasion, known: number = ANY_ORDER): void {
  if (isWatched(s, window, at.actor)) open(s, window, at, known)
}

/** A window that belongs to nobody's action: every player's own cards act, from the starting player clockwise. */
export function windowForAll(s: State, window: Window, what?: Partial<Occasion>): void {
  if (isCommonlyWatched(s, window)) open(s, window, occasion(s.starting, what), ANY_ORDER)
}

function open(s: State, window: Window, first: Occasion, known: number): void {
  const n = s.players.length
  const watchers = watchersOf(window)
  if (!watchers) return
  const waiting: Waiting[] = []
  for (let i = 0; i < n; i++) {
    const seat = (first.actor + i) % n
    if (s.players[seat].standing.windows[watchers.number] === 0) continue
    const at = asSeenBy(window, first, seat)
    for (const played of s.players[seat].played) {
      if (watchers.by[played.card] === 0) continue
      const triggers = cards()[played.card].on[window] ?? []
      for (let t = 0; t < triggers.length; t++) {
        const trigger = triggers[t]
        if (played.order > known && !(trigger.itself && at.card === played.card)) continue
        if (watches(trigger, seat, at.actor) && trigger.when(s, seat, at, played))
          waiting.push({ seat, card: played.card, trigger: t })
      }
    }
  }
  if (waiting.length > 0) push(s, windowFrame(waiting[0].seat, window, first, waiting))
}

/** A card that came into play while its owner's cards act at the start of a round acts there too. */
export function joinRoundStart(s: State, seat: number, card: number): void {
  const own = cards()[card].on['round-start']
  if (!own) return
  const i = s.stack.findLastIndex((frame) => windowStep.is(frame) && frame.window === 'round-start')
  const frame = s.stack[i]
  if (!windowStep.is(frame)) return
  const played = s.players[seat].played.find((own) => own.card === card)
  if (!played) return
  const more = own.flatMap((trigger, t) =>
    trigger.when(s, seat, occasion(seat), played) ? [{ seat, card, trigger: t }] : [],
  )
  s.stack[i] = windowFrame(frame.seat, frame.window, frame.at, [...frame.waiting, ...more])
}

const effectsIn = (f: WindowFrame, { card, trigger }: Waiting): readonly Effect[] =>
  cards()[card].on[f.window as Window]?.[trigger]?.effects ?? [] // an unknown window has no trigger

/** Windows of a round, a harvest and the end belong to nobody: everybody acts for themselves there. */
const COMMON: readonly string[] = [
  'reveal',
  'round-start',
  'before-work',
  'work-end',
  'returning-home',
  'round-end',
  'harvest-start',
  'field-start',
  'field-phase',
  'field-phase-all',
  'before-feeding',
  'after-feeding',
  'harvest-end',
  'before-scoring',
]

/** The occasion as the seat sees it. */
const asSeenBy = (window: string, at: Occasion, seat: number): Occasion =>
  at.actor !== seat && COMMON.includes(window) ? { ...at, actor: seat } : at
const seenBy = (f: WindowFrame, seat: number): Occasion => asSeenBy(f.window, f.at, seat)

/** Nothing to decide: it just happens. */
const automatic = (s: State, f: WindowFrame, w: Waiting): boolean =>
  effectsIn(f, w).every(
    (effect) => !effect.optional && (!effect.options || !(effect.asks?.(s, w.seat, seenBy(f, w.seat)) ?? true)),
  )
const possible = (s: State, f: WindowFrame, w: Waiting): boolean =>
  effectsIn(f, w).some((effect) => {
    const at = seenBy(f, w.seat)
    return effect.possible(s, w.seat, w.card, at) && !effect.idle?.(s, w.seat, at)
  })
const declinable = (f: WindowFrame, w: Waiting): boolean => effectsIn(f, w).every((effect) => effect.optional)

/** What the seat whose turn it is in this window can do now. */
const choices = (s: State, f: WindowFrame): Waiting[] => f.waiting.filter((w) => w.seat === f.seat && possible(s, f, w))

/** Puts another frame in the place of the window, wherever the seat that is asked now stands. */
function reopen(s: State, f: WindowFrame, seat: number, waiting: readonly Waiting[]): void {
  const stack = stackOf(s, f.seat)
  stack[stack.length - 1] = windowFrame(seat, f.window, f.at, waiting)
}

function start(s: State, f: WindowFrame, w: Waiting): void {
  reopen(
    s,
    f,
    f.seat,
    f.waiting.filter((other) => other !== w),
  )
  tell({ event: 'used', seat: w.seat, card: cards()[w.card].name })
  runEffects(s, w.seat, w.card, { hook: 'window', window: f.window as Window, trigger: w.trigger }, seenBy(f, w.seat))
}

export const windowStep: Step<WindowFrame> = step<WindowFrame>('window', {
  fields: {
    window: text,
    at: occasionShape,
    waiting: list(record<Waiting>({ seat: int, card: cardShape, trigger: int })),
  },
  asks(s, f) {
    // What happens anyway happens first, for all seats.
    const now = f.waiting.find((w) => automatic(s, f, w) && possible(s, f, w))
    if (now) {
      start(s, f, now)
      return false
    }
    const own = choices(s, f)
    if (own.length === 0) {
      next(s, f)
      return false
    }
    // A single compulsory card needs no choosing.
    if (own.length > 1 || declinable(f, own[0])) return true
    start(s, f, own[0])
    return false
  },
  options(s, f, out) {
    const own = choices(s, f)
    for (const card of new Set(own.map((w) => w.card))) out.push({ verb: 'use', card, goods: null, pay: null })
    if (own.every((w) => declinable(f, w))) out.push(DONE)
  },
  choose(s, f, move: Move) {
    const own = choices(s, f)
    const chosen = move.verb === 'use' ? own.find((w) => w.card === move.card) : undefined
    if (chosen) start(s, f, chosen)
    else next(s, f)
  },
})

/** This seat is through: on to the next one that has cards waiting. */
function next(s: State, f: WindowFrame): void {
  const waiting = f.waiting.filter((w) => w.seat !== f.seat)
  const [first] = waiting
  if (!first) pop(s, f.seat)
  else reopen(s, f, first.seat, waiting)
}
