import { HAND_KINDS, type HandKind, undealt } from '../cards/deal.ts'
import { amount, oneOf } from '../core/shape.ts'
import { type Step, step } from '../flow/step.ts'
import { DONE } from '../notation/moves.ts'
import { tell } from '../state/events.ts'
import { type Frame, pop, replace, type State } from '../state/state.ts'
import { askAll, drop, ofKind } from './hands.ts'

// B3, mulligans: the whole hand of one kind for one card fewer, or three cards of a kind for a new one.

/** So many cards are put away for a new one. */
const FOR_ONE = 3

/** A seat may exchange cards. `left`: so many cards of `kind` have still to be put away for a new one. */
interface MulliganFrame extends Frame {
  readonly step: 'mulligan'
  readonly kind: HandKind
  readonly left: number
}

export function askForMulligans(s: State): void {
  askAll(s, (seat) => mulliganStep.frame(seat, { kind: 'occupation', left: 0 }))
}

/** Cards of a kind that can be drawn and that nobody else is putting cards away for. */
function drawable(s: State, seat: number, kind: HandKind): number {
  const promised = s.lanes.filter((lane, other) => {
    const frame = lane[lane.length - 1]
    return other !== seat && mulliganStep.is(frame) && frame.left > 0 && frame.kind === kind
  })
  return undealt(s, kind).length - promised.length
}

function mayExchange(s: State, seat: number, kind: HandKind): boolean {
  const held = ofKind(s.players[seat].hand, kind).length
  return s.setup.mulligan === 'hand'
    ? held > 1 && drawable(s, seat, kind) >= held - 1
    : held >= FOR_ONE && drawable(s, seat, kind) > 0
}

/** How many cards of each kind an answer puts away, all of one kind. */
export const awayInMulligan = (s: State, f: MulliganFrame): { occupations: number; minors: number } => {
  const away = (kind: HandKind) => {
    if (s.setup.mulligan !== 'three') return 0
    if (f.left > 0) return f.kind === kind ? f.left : 0
    return mayExchange(s, f.seat, kind) ? FOR_ONE : 0
  }
  return { occupations: away('occupation'), minors: away('minor') }
}

export const mulliganStep: Step<MulliganFrame> = step<MulliganFrame>('mulligan', {
  fields: { kind: oneOf(...HAND_KINDS), left: amount },
  asks(s, f) {
    if (f.left > 0 || HAND_KINDS.some((kind) => mayExchange(s, f.seat, kind))) return true
    pop(s, f.seat)
    return false
  },
  options(s, f, out) {
    const kinds = f.left > 0 ? [f.kind] : HAND_KINDS.filter((kind) => mayExchange(s, f.seat, kind))
    for (const kind of kinds)
      if (s.setup.mulligan === 'hand') out.push({ verb: 'redraw', kind })
      else for (const card of ofKind(s.players[f.seat].hand, kind)) out.push({ verb: 'drop', card })
    if (f.left === 0) out.push(DONE)
  },
  choose(s, f, move) {
    if (move.verb === 'redraw') redraw(s, f.seat, move.kind)
    else if (move.verb === 'drop') putOneAway(s, f, move.card)
    else pop(s, f.seat)
  },
})

/** The whole hand of a kind goes away; one card fewer comes. */
function redraw(s: State, seat: number, kind: HandKind): void {
  const away = ofKind(s.players[seat].hand, kind)
  for (const card of away) drop(s, seat, card)
  tell({ event: 'put-away', seat, kind, count: away.length })
  draw(s, seat, kind, away.length - 1)
}

function putOneAway(s: State, f: MulliganFrame, card: number): void {
  const kind = f.left > 0 ? f.kind : ofKind([card], 'minor').length > 0 ? 'minor' : 'occupation'
  const left = (f.left > 0 ? f.left : FOR_ONE) - 1
  drop(s, f.seat, card)
  tell({ event: 'put-away', seat: f.seat, kind, count: 1 })
  replace(s, mulliganStep.frame(f.seat, { kind, left }))
  if (left === 0) draw(s, f.seat, kind, 1)
}

/** The next one lies last. */
function draw(s: State, seat: number, kind: HandKind, count: number): void {
  const drawn = undealt(s, kind).splice(-count).reverse()
  s.players[seat].hand.push(...drawn)
  tell({ event: 'drew', seat, count: drawn.length })
}
