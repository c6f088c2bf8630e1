import { roomCells } from '../farm/farmyard.ts'
import { lowest, yardOf } from '../farm/yard.ts'
import { ROOM } from '../notation/moves.ts'
import { tell } from '../state/events.ts'
import { type Goods, goods } from '../state/goods.ts'
import type { Action } from './action.ts'
import { missing } from './obstacle.ts'
import { canAfford, payFor } from './pay.ts'

/** B8: 5 of the house's material and 2 reed. */
const PRICES: readonly Goods[] = [
  goods({ wood: 5, reed: 2 }),
  goods({ clay: 5, reed: 2 }),
  goods({ stone: 5, reed: 2 }),
]

export const rooms: Action<{ act: 'rooms'; most: number }> = {
  possible(s, seat, act, { times }) {
    const p = s.players[seat]
    return times < act.most && roomCells(p) !== 0 && canAfford(s, seat, 'room', PRICES[p.house])
  },
  obstacle(s, seat) {
    const p = s.players[seat]
    return roomCells(p) === 0 ? { why: 'no-place-for-room' } : missing(p, PRICES[p.house], 'room', 'room')
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
    payFor(s, seat, 'room', PRICES[p.house], 'room')
    return 0
  },
}
