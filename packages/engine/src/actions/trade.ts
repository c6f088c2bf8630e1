import type { Goods } from '../state/goods.ts'
import { type Frame, pop, push, type State } from '../state/state.ts'
import { pay } from './pay.ts'
import { gain } from './supply.ts'

/** Goods that come as soon as their price is paid. */
export interface GainFrame extends Frame {
  readonly step: 'gain'
  readonly goods: Goods
  readonly about: string
}

/** Pays, then gets. */
export function trade(s: State, seat: number, price: Goods | null, goods: Goods, about: string): void {
  push<GainFrame>(s, { step: 'gain', seat, goods, about })
  if (price !== null) pay(s, seat, [price], about)
}

export const gainStep = {
  asks(s: State, f: GainFrame): boolean {
    pop(s, f.seat)
    gain(s, f.seat, f.goods, f.about)
    return false
  },
}
