import type { Goods } from '../state/goods.ts'
import { boardOf } from '../state/state.ts'
import { type Action, ONCE } from './action.ts'
import { canPay } from './exchange.ts'
import { missing } from './obstacle.ts'
import { trade } from './trade.ts'

/** Buys one thing for a fixed price, as at Farm Supplies. */
export const buy: Action<{ act: 'buy'; pay: Goods; gain: Goods }> = {
  possible: (s, seat, act) => canPay(s, seat, act.pay),
  obstacle: (s, seat, act) => missing(s.players[seat], act.pay),
  options(_s, _seat, act, _doing, out) {
    out.push({ verb: 'buy', goods: act.gain })
  },
  takes: (_s, move) => move.verb === 'buy',
  run(s, seat, act, { space }) {
    trade(s, seat, act.pay, act.gain, boardOf(s).spaces[space]?.id ?? 'supply')
    return ONCE
  },
}
