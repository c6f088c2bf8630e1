import { amount } from '../core/shape.ts'
import { plowCells } from '../farm/farmyard.ts'
import { lowest, yardOf } from '../farm/yard.ts'
import { PLOW } from '../notation/moves.ts'
import { tell } from '../state/events.ts'
import { goods } from '../state/goods.ts'
import { type ActRules, act, ONCE } from './act.ts'
import { canPay } from './exchange.ts'
import { missing } from './obstacle.ts'
import { pay } from './pay.ts'
import { occupy } from './release.ts'

export interface Plow {
  readonly act: 'plow'
  readonly food: number
}

const PRICES = [0, 1, 2].map((food) => goods({ food }))

/** B9 */
export const plow: ActRules<Plow> = act<Plow>('plow', {
  fields: { food: amount },
  deed: 'plow',
  possible: (s, seat, { food }) => plowCells(s.players[seat]) !== 0 && (food === 0 || canPay(s, seat, PRICES[food])),
  obstacle: (s, seat, { food }) =>
    plowCells(s.players[seat]) === 0
      ? { why: 'no-place-for-field' }
      : missing(s, seat, PRICES[food], undefined, 'plow'),
  options(s, seat, _act, _doing, out) {
    for (let rest = plowCells(s.players[seat]); rest !== 0; rest &= rest - 1) out.push(PLOW[lowest(rest)])
  },
  takes: (_s, move) => move.verb === 'plow',
  run(s, seat, { food }, _doing, move) {
    if (move?.verb !== 'plow') return ONCE
    const p = s.players[seat]
    p.fields |= 1 << move.cell
    tell({ event: 'built', seat, what: 'field', cell: yardOf(p).names[move.cell] })
    occupy(s, seat, 1 << move.cell)
    if (food > 0) pay(s, seat, [PRICES[food]], 'field')
    return ONCE
  },
})
