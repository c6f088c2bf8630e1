import { dealEach, HAND, HAND_KINDS, type HandKind } from '../cards/deal.ts'
import { amount, list, oneOf } from '../core/shape.ts'
import { type Step, step } from '../flow/step.ts'
import type { Move } from '../notation/moves.ts'
import { tell } from '../state/events.ts'
import { packSize } from '../state/setup-deal.ts'
import { type Frame, pop, replace, type State } from '../state/state.ts'
import { askAll, ofKind, putAway } from './hands.ts'

// B3, the draft: everybody keeps one card of each kind and passes the rest to the left, until seven are kept.

/** The draft of some kinds at once. `occupations` and `minors`: how many everybody still keeps. */
interface DraftingFrame extends Frame {
  readonly step: 'drafting'
  readonly kinds: readonly HandKind[]
  readonly phase: 'deal' | 'pick' | 'pass'
  readonly occupations: number
  readonly minors: number
}

const kindShape = oneOf(...HAND_KINDS)

export const draftOf = (kinds: readonly HandKind[]): DraftingFrame =>
  draftingStep.frame(0, { kinds, phase: 'deal', occupations: 0, minors: 0 })

/** How many cards of each kind everybody has still to keep, in the draft that is going on. */
export const stillToKeep = (s: State): { occupations: number; minors: number } | null => {
  const frame = s.stack.find((each): each is DraftingFrame => draftingStep.is(each))
  return frame ? { occupations: frame.occupations, minors: frame.minors } : null
}

export const draftingStep: Step<DraftingFrame> = step<DraftingFrame>('drafting', {
  fields: { kinds: list(kindShape), phase: oneOf('deal', 'pick', 'pass'), occupations: amount, minors: amount },
  asks(s, f) {
    const go = (next: DraftingFrame) => {
      s.stack[s.stack.length - 1] = next
    }
    switch (f.phase) {
      case 'deal': {
        const toKeep = dealPacks(s, f.kinds)
        go({ ...f, phase: 'pick', ...toKeep })
        tell({ event: 'packs', ...toKeep })
        break
      }
      case 'pick': {
        const kinds = HAND_KINDS.filter((kind) => (kind === 'minor' ? f.minors : f.occupations) > 0)
        if (kinds.length === 0) endDraft(s)
        else {
          go({ ...f, phase: 'pass' })
          askAll(s, (seat) => draftStep.frame(seat, { kinds }))
        }
        break
      }
      case 'pass': {
        const toKeep = { occupations: Math.max(0, f.occupations - 1), minors: Math.max(0, f.minors - 1) }
        go({ ...f, phase: 'pick', ...toKeep })
        if (toKeep.occupations + toKeep.minors === 0) break
        passPacks(s)
        tell({ event: 'packs', ...toKeep })
      }
    }
    return false
  },
})

/** As many cards as the setup says, or as there are for everybody: with 6 players 8 minors at most. */
function dealPacks(s: State, kinds: readonly HandKind[]): { occupations: number; minors: number } {
  const keep = { occupation: 0, minor: 0 }
  for (const kind of kinds)
    dealEach(s, kind, packSize(s.setup)).forEach((dealt, seat) => {
      s.players[seat].pack.push(...dealt)
      keep[kind] = Math.min(HAND, dealt.length)
    })
  return { occupations: keep.occupation, minors: keep.minor }
}

/** To the left: clockwise. */
function passPacks(s: State): void {
  const packs = s.players.map(({ pack }) => pack)
  s.players.forEach((p, seat) => {
    p.pack = packs[(seat + packs.length - 1) % packs.length]
  })
}

/** What remains is removed. */
function endDraft(s: State): void {
  s.players.forEach((p, seat) => {
    for (const card of p.pack) putAway(s, seat, card)
    p.pack = []
  })
  s.stack.pop()
}

/** A seat keeps one card of each of these kinds out of its pack. */
interface DraftFrame extends Frame {
  readonly step: 'draft'
  readonly kinds: readonly HandKind[]
}

export const draftStep: Step<DraftFrame> = step<DraftFrame>('draft', {
  fields: { kinds: list(kindShape) },
  asks(s, f) {
    // The last card of a pack is no choice.
    const single = f.kinds.find((kind) => ofKind(s.players[f.seat].pack, kind).length === 1)
    if (single) take(s, f, ofKind(s.players[f.seat].pack, single)[0], single)
    return single === undefined
  },
  options(s, f, out) {
    for (const kind of f.kinds)
      for (const card of ofKind(s.players[f.seat].pack, kind)) out.push({ verb: 'pick', card })
  },
  choose(s, f, move: Move) {
    if (move.verb !== 'pick') return
    const kind = f.kinds.find((each) => ofKind([move.card], each).length === 1)
    if (kind) take(s, f, move.card, kind)
  },
})

function take(s: State, f: DraftFrame, card: number, kind: HandKind): void {
  const p = s.players[f.seat]
  p.pack = p.pack.filter((other) => other !== card)
  p.hand.push(card)
  tell({ event: 'picked', seat: f.seat, kind })
  const kinds = f.kinds.filter((other) => other !== kind)
  if (kinds.length === 0) pop(s, f.seat)
  else replace(s, draftStep.frame(f.seat, { kinds }))
}
