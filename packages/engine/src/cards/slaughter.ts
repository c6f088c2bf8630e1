import { cook } from '../actions/supply.ts'
import { bool } from '../core/shape.ts'
import { cardShape, type Step, step } from '../flow/step.ts'
import { DONE } from '../notation/moves.ts'
import { ANIMALS, type Good, type Goods, NOTHING } from '../state/goods.ts'
import { type Frame, pop, push, type State } from '../state/state.ts'
import { cards } from './registry.ts'

/** A seat slaughters one of its animals for a card, somebody's: it has to, or it may. */
interface SlaughterFrame extends Frame {
  readonly step: 'slaughter'
  readonly card: number
  readonly must: boolean
}

const ONE: readonly Goods[] = NOTHING.map((_, good) => NOTHING.map((_, g) => (g === good ? 1 : 0)))

const kinds = (s: State, seat: number): Good[] => ANIMALS.filter((animal) => s.players[seat].goods[animal] > 0)

/** Asks these seats one after another; whoever has no animal is passed over. */
export function askToSlaughter(s: State, card: number, seats: readonly { seat: number; must: boolean }[]): void {
  for (const { seat, must } of [...seats].reverse()) push(s, slaughterStep.frame(seat, { card, must }))
}

function slaughter(s: State, f: SlaughterFrame, animal: Good): void {
  pop(s, f.seat)
  cook(s, f.seat, animal, 1, cards()[f.card].slaughter?.[animal] ?? 0)
}

export const slaughterStep: Step<SlaughterFrame> = step<SlaughterFrame>('slaughter', {
  fields: { card: cardShape, must: bool },
  about: (f) => cards()[f.card].name,
  asks(s, f) {
    const own = kinds(s, f.seat)
    if (own.length > 1 || (own.length === 1 && !f.must)) return true
    if (own.length === 1) slaughter(s, f, own[0])
    else pop(s, f.seat)
    return false
  },
  options(s, f, out) {
    for (const animal of kinds(s, f.seat)) out.push({ verb: 'pay', goods: ONE[animal] })
    if (!f.must) out.push(DONE)
  },
  choose(s, f, move) {
    if (move.verb === 'pay') slaughter(s, f, move.goods.indexOf(1))
    else pop(s, f.seat)
  },
})
