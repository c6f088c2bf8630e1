import { HAND, HAND_KINDS, type HandKind } from '../cards/deal.ts'
import { amount } from '../core/shape.ts'
import { type Step, step } from '../flow/step.ts'
import { tell } from '../state/events.ts'
import { type Frame, pop, replace, type State } from '../state/state.ts'
import { askAll, drop, ofKind } from './hands.ts'

// B3, "choose": ten of each kind are dealt, seven are kept.

/** How many cards are dealt of which seven are kept. */
export const CHOICE = 10

/** A seat puts away so many cards of each kind. */
interface ChooseFrame extends Frame {
  readonly step: 'choose'
  readonly occupations: number
  readonly minors: number
}

const toDrop = (f: ChooseFrame, kind: HandKind): number => (kind === 'minor' ? f.minors : f.occupations)

const tooMany = (s: State, seat: number, kind: HandKind): number =>
  Math.max(0, ofKind(s.players[seat].hand, kind).length - HAND)

export function askToChoose(s: State): void {
  askAll(s, (seat) =>
    chooseStep.frame(seat, { occupations: tooMany(s, seat, 'occupation'), minors: tooMany(s, seat, 'minor') }),
  )
}

export const chooseStep: Step<ChooseFrame> = step<ChooseFrame>('choose', {
  fields: { occupations: amount, minors: amount },
  asks(s, f) {
    if (f.occupations + f.minors > 0) return true
    pop(s, f.seat)
    return false
  },
  options(s, f, out) {
    for (const kind of HAND_KINDS)
      if (toDrop(f, kind) > 0) for (const card of ofKind(s.players[f.seat].hand, kind)) out.push({ verb: 'drop', card })
  },
  choose(s, f, move) {
    if (move.verb !== 'drop') return
    const kind = ofKind([move.card], 'minor').length > 0 ? 'minor' : 'occupation'
    drop(s, f.seat, move.card)
    tell({ event: 'put-away', seat: f.seat, kind, count: 1 })
    const { occupations, minors } = f
    replace(
      s,
      kind === 'minor'
        ? chooseStep.frame(f.seat, { occupations, minors: minors - 1 })
        : chooseStep.frame(f.seat, { occupations: occupations - 1, minors }),
    )
  },
})
