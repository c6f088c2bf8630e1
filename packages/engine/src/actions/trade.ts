import { text } from '../core/shape.ts'
import { type Step, step } from '../flow/step.ts'
import { type Goods, goodsShape } from '../state/goods.ts'
import { type Frame, pop, push, type State } from '../state/state.ts'
import { pay } from './pay.ts'
import { gain } from './supply.ts'

/** Goods that come as soon as their price is paid. */
export interface GainFrame extends Frame {
  readonly step: 'gain'
  readonly goods: readonly number[]
  readonly about: string
}

/** Pays, then gets. */
export function trade(s: State, seat: number, price: Goods | null, goods: Goods, about: string): void {
  push(s, gainStep.frame(seat, { goods, about }))
  if (price !== null) pay(s, seat, [price], about)
}

export const gainStep: Step<GainFrame> = step<GainFrame>('gain', {
  fields: { goods: goodsShape, about: text },
  asks(s, f) {
    pop(s, f.seat)
    gain(s, f.seat, f.goods, f.about)
    return false
  },
})
