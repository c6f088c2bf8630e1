import { stableCells } from '../farm/farmyard.ts'
import { lowest, yardOf } from '../farm/yard.ts'
import { STABLE } from '../notation/moves.ts'
import { tell } from '../state/events.ts'
import { type Goods, goods } from '../state/goods.ts'
import type { Action } from './action.ts'
import { canPay } from './exchange.ts'
import { missing } from './obstacle.ts'
import { pay } from './pay.ts'

/** B5: 2 wood a stable on Farm Expansion; B7: 1 wood at the Side Job. */
const PRICES: readonly Goods[] = [0, 1, 2].map((wood) => goods({ wood }))

/** B10: one after another, at most one a space, at most four a player. */
export const stables: Action<{ act: 'stables'; most: number; wood: number }> = {
  possible: (s, seat, act, { times }) =>
    times < act.most && canPay(s, seat, PRICES[act.wood]) && stableCells(s.players[seat]) !== 0,
  obstacle: (s, seat, act) =>
    stableCells(s.players[seat]) === 0
      ? { why: 'no-place-for-stable' }
      : missing(s.players[seat], PRICES[act.wood], undefined, 'stable'),
  options(s, seat, _act, _doing, out) {
    for (let rest = stableCells(s.players[seat]); rest !== 0; rest &= rest - 1) out.push(STABLE[lowest(rest)])
  },
  takes: (_s, move) => move.verb === 'stable',
  run(s, seat, act, _doing, move) {
    if (move?.verb !== 'stable') return null
    const p = s.players[seat]
    p.stables |= 1 << move.cell
    tell({ event: 'built', seat, what: 'stable', cell: yardOf(p).names[move.cell] })
    pay(s, seat, [PRICES[act.wood]], 'stable')
    return 0
  },
}
