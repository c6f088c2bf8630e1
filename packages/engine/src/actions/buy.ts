import { counts } from '../core/shape.ts'
import { GOODS, type Goods } from '../state/goods.ts'
import { boardOf } from '../state/state.ts'
import { type ActRules, act, ONCE } from './act.ts'
import { canPay } from './exchange.ts'
import { missing } from './obstacle.ts'
import { trade } from './trade.ts'

/** Buys one thing for a fixed price, as at Farm Supplies. */
export interface Buy {
  readonly act: 'buy'
  readonly pay: Goods
  readonly gain: Goods
}

export const buy: ActRules<Buy> = act<Buy>('buy', {
  fields: { pay: counts(GOODS), gain: counts(GOODS) },
  possible: (s, seat, act) => canPay(s, seat, act.pay),
  obstacle: (s, seat, act) => missing(s, seat, act.pay),
  options(_s, _seat, act, _doing, out) {
    out.push({ verb: 'buy', goods: act.gain })
  },
  takes: (_s, move) => move.verb === 'buy',
  run(s, seat, act, { space }) {
    trade(s, seat, act.pay, act.gain, boardOf(s).spaces[space]?.id ?? 'supply')
    return ONCE
  },
})
