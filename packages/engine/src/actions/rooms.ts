import { expenseOf } from '../cards/expenses.ts'
import { amount } from '../core/shape.ts'
import { roomCells } from '../farm/farmyard.ts'
import { lowest, yardOf } from '../farm/yard.ts'
import { ROOM } from '../notation/moves.ts'
import { tell } from '../state/events.ts'
import { type Goods, goods } from '../state/goods.ts'
import { type ActRules, act } from './act.ts'
import { missing } from './obstacle.ts'
import { canAfford, payFor } from './pay.ts'
import { occupy } from './release.ts'

export interface Rooms {
  readonly act: 'rooms'
  readonly most: number
}

/** B8: 5 of the house's material and 2 reed. */
const PRICES: readonly Goods[] = [
  goods({ wood: 5, reed: 2 }),
  goods({ clay: 5, reed: 2 }),
  goods({ stone: 5, reed: 2 }),
]
const ROOMS = expenseOf('room', -1)

export const rooms: ActRules<Rooms> = act<Rooms>('rooms', {
  fields: { most: amount },
  deed: 'rooms',
  possible(s, seat, { most }, { times }) {
    const p = s.players[seat]
    return times < most && canAfford(s, seat, ROOMS, PRICES[p.house]) && roomCells(p) !== 0
  },
  obstacle(s, seat) {
    const p = s.players[seat]
    return roomCells(p) === 0 ? { why: 'no-place-for-room' } : missing(s, seat, PRICES[p.house], ROOMS, 'room')
  },
  options(s, seat, _act, _doing, out) {
    for (let rest = roomCells(s.players[seat]); rest !== 0; rest &= rest - 1) out.push(ROOM[lowest(rest)])
  },
  takes: (_s, move) => move.verb === 'room',
  run(s, seat, _act, _doing, move) {
    if (move?.verb !== 'room') return null
    const p = s.players[seat]
    p.rooms |= 1 << move.cell
    tell({ event: 'built', seat, what: 'room', cell: yardOf(p).names[move.cell] })
    occupy(s, seat, 1 << move.cell)
    payFor(s, seat, ROOMS, PRICES[p.house], 'room')
    return 0
  },
})
