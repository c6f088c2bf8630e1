import { plowCells } from '../farm/farmyard.ts'
import { lowest, yardOf } from '../farm/yard.ts'
import { PLOW } from '../notation/moves.ts'
import { tell } from '../state/events.ts'
import { goods } from '../state/goods.ts'
import { type Action, ONCE } from './action.ts'
import { canPay } from './exchange.ts'
import { missing } from './obstacle.ts'
import { pay } from './pay.ts'

const price = (food: number) => goods({ food })

/** B9 */
export const plow: Action<{ act: 'plow'; food: number }> = {
  possible: (s, seat, act) => plowCells(s.players[seat]) !== 0 && (act.food === 0 || canPay(s, seat, price(act.food))),
  obstacle: (s, seat, act) =>
    plowCells(s.players[seat]) === 0
      ? { why: 'no-place-for-field' }
      : missing(s.players[seat], price(act.food), undefined, 'plow'),
  options(s, seat, _act, _doing, out) {
    for (let rest = plowCells(s.players[seat]); rest !== 0; rest &= rest - 1) out.push(PLOW[lowest(rest)])
  },
  takes: (_s, move) => move.verb === 'plow',
  run(s, seat, act, _doing, move) {
    if (move?.verb !== 'plow') return ONCE
    const p = s.players[seat]
    p.fields |= 1 << move.cell
    tell({ event: 'built', seat, what: 'field', cell: yardOf(p).names[move.cell] })
    if (act.food > 0) pay(s, seat, [price(act.food)], 'field')
    return ONCE
  },
}
