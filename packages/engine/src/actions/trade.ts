import { orNull, text } from '../core/shape.ts'
import { type Step, step } from '../flow/step.ts'
import { goodsShape } from '../state/goods.ts'
import { type Frame, pop, push, type State } from '../state/state.ts'
import { pay } from './pay.ts'
import { gain } from './supply.ts'

/** Goods that come as soon as their price is paid. */
export interface GainFrame extends Frame {
  readonly step: 'gain'
  readonly goods: readonly number[]
  readonly about: string
}

/** A trade that follows as soon as what lies above it is settled. */
export interface TradeFrame extends Frame {
  readonly step: 'trade'
  readonly price: readonly number[] | null
  readonly goods: readonly number[]
  readonly about: string
}

/** Pays, then gets. */
export function trade(
  s: State,
  seat: number,
  price: readonly number[] | null,
  goods: readonly number[],
  about: string,
): void {
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

export const tradeStep: Step<TradeFrame> = step<TradeFrame>('trade', {
  fields: { price: orNull(goodsShape), goods: goodsShape, about: text },
  about: (f) => f.about,
  compulsory: () => true,
  asks(s, f) {
    pop(s, f.seat)
    trade(s, f.seat, f.price, f.goods, f.about)
    return false
  },
})
