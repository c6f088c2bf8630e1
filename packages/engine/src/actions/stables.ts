import { expenseOf } from '../cards/expenses.ts'
import { amount } from '../core/shape.ts'
import { stableCells } from '../farm/farmyard.ts'
import { lowest, yardOf } from '../farm/yard.ts'
import { STABLE } from '../notation/moves.ts'
import { tell } from '../state/events.ts'
import { type Goods, goods } from '../state/goods.ts'
import { type ActRules, act } from './act.ts'
import { missing } from './obstacle.ts'
import { canAfford, payFor } from './pay.ts'
import { occupy } from './release.ts'

export interface Stables {
  readonly act: 'stables'
  readonly most: number
  readonly wood: number
}

/** B5: 2 wood a stable on Farm Expansion; B7: 1 wood at the Side Job. */
const PRICES: readonly Goods[] = [0, 1, 2].map((wood) => goods({ wood }))
const STABLES = expenseOf('stable', -1)

/** B10: one after another, at most one a space, at most four a player. */
export const stables: ActRules<Stables> = act<Stables>('stables', {
  fields: { most: amount, wood: amount },
  deed: 'stables',
  possible: (s, seat, { most, wood }, { times }) =>
    times < most && canAfford(s, seat, STABLES, PRICES[wood]) && stableCells(s.players[seat]) !== 0,
  obstacle: (s, seat, { wood }) =>
    stableCells(s.players[seat]) === 0
      ? { why: 'no-place-for-stable' }
      : missing(s, seat, PRICES[wood], STABLES, 'stable'),
  options(s, seat, _act, _doing, out) {
    for (let rest = stableCells(s.players[seat]); rest !== 0; rest &= rest - 1) out.push(STABLE[lowest(rest)])
  },
  takes: (_s, move) => move.verb === 'stable',
  run(s, seat, { wood }, _doing, move) {
    if (move?.verb !== 'stable') return null
    const p = s.players[seat]
    p.stables |= 1 << move.cell
    tell({ event: 'built', seat, what: 'stable', cell: yardOf(p).names[move.cell] })
    occupy(s, seat, 1 << move.cell)
    payFor(s, seat, STABLES, PRICES[wood], 'stable')
    return 0
  },
})
