import { canPay } from '../actions/exchange.ts'
import { pay } from '../actions/pay.ts'
import { nameOf } from '../core/shape.ts'
import { type Step, step } from '../flow/step.ts'
import { DONE } from '../notation/moves.ts'
import { tell } from '../state/events.ts'
import { goods } from '../state/goods.ts'
import { type Frame, pop, push, type State } from '../state/state.ts'
import { SPECIAL_CARD_NAMES } from './special-cards.ts'
import type { MoorTable } from './table.ts'

// M13: alone, the ten special action cards lie in a pile, and one of them face up.

/** Ruling: a card that was kept for 2 food can be used once more in the same round. */
const SECOND_USE = true

const KEEPING = goods({ food: 2 })

const put = (s: State, change: Partial<MoorTable>): void => {
  if (s.moor) s.moor = { ...s.moor, ...change }
}

const tellPile = (card: number, what: 'up' | 'under' | 'kept' | 'gone'): void =>
  tell({ event: 'pile', seat: 0, card: SPECIAL_CARD_NAMES[card], what })

/** A card comes up; the back of the one that is next now can be seen. */
function turnUp(s: State, card: number, pile: readonly number[]): void {
  const unseen = Math.max(0, (s.moor?.unseen ?? 0) - 1)
  put(s, { special: [{ card, holder: -1, down: false }], pile, unseen })
  tellPile(card, 'up')
}

/**
 * M13, at the start of a round: a card that is still there may be put under the pile for another; where there is none
 * the next one comes up, or the card used last if the pile is empty.
 */
export function beginPile(s: State): void {
  if (!s.moor || s.players.length > 1) return
  put(s, { kept: false, acted: false })
  const [up] = s.moor.special
  const [next, ...rest] = s.moor.pile
  if (up === undefined) {
    if (next !== undefined) turnUp(s, next, rest)
    else turnUp(s, s.moor.last, [])
  } else if (next !== undefined) push(s, pileStep.frame(0, { card: up.card }))
}

interface PileFrame extends Frame {
  readonly step: 'pile'
  readonly card: number
}

const cardShape = nameOf(() => SPECIAL_CARD_NAMES, 'a special action card')

export const pileStep: Step<PileFrame> = step<PileFrame>('pile', {
  fields: { card: cardShape },
  about: (f) => SPECIAL_CARD_NAMES[f.card],
  asks: () => true,
  options(_s, f, out) {
    out.push({ verb: 'under', card: f.card }, DONE)
  },
  choose(s, f, move) {
    pop(s, f.seat)
    if (move.verb !== 'under' || !s.moor) return
    tellPile(f.card, 'under')
    const [next, ...rest] = s.moor.pile
    turnUp(s, next, [...rest, f.card])
  },
})

/** M13: the card has been used. It leaves the game, unless 2 food are paid for it, once a round. */
export function askToKeepCard(s: State, seat: number, card: number): void {
  put(s, { special: [], last: card, acted: true })
  push(s, keepCardStep.frame(seat, { card }))
}

interface KeepCardFrame extends Frame {
  readonly step: 'keep-card'
  readonly card: number
}

export const keepCardStep: Step<KeepCardFrame> = step<KeepCardFrame>('keep-card', {
  fields: { card: cardShape },
  about: (f) => SPECIAL_CARD_NAMES[f.card],
  asks(s, f) {
    if (s.moor && !s.moor.kept && canPay(s, f.seat, KEEPING)) return true
    pop(s, f.seat)
    tellPile(f.card, 'gone')
    return false
  },
  options(_s, _f, out) {
    out.push({ verb: 'pay', goods: KEEPING }, DONE)
  },
  choose(s, f, move) {
    pop(s, f.seat)
    if (move.verb !== 'pay') {
      tellPile(f.card, 'gone')
      return
    }
    put(s, { special: [{ card: f.card, holder: SECOND_USE ? -1 : f.seat, down: false }], kept: true })
    tellPile(f.card, 'kept')
    pay(s, f.seat, [KEEPING], 'supply')
  },
})
