import { has } from '../cards/standing.ts'
import { cropCount, cropKind } from '../farm/crops.ts'
import { unusedCells } from '../farm/farmyard.ts'
import { putGoods } from '../farm/put-goods.ts'
import { putLayer } from '../farm/tiles.ts'
import { type Cell, type Cells, cellsOf, yardOf } from '../farm/yard.ts'
import { tell } from '../state/events.ts'
import { type Amounts, GOODS } from '../state/goods.ts'
import type { State } from '../state/state.ts'
import { gain, settle } from './supply.ts'

/** These spaces have become used: goods that lie there come to their owner, crops that grew there without a field are gone. */
export function release(s: State, seat: number, cells: Cells): void {
  throwAway(s, seat, cells)
  releaseGoods(s, seat, cells)
}

/** The goods on these spaces come to their owner. */
export function releaseGoods(s: State, seat: number, cells: Cells): void {
  const p = s.players[seat]
  if (p.ground.length === 0) return
  for (const { cell, goods } of p.ground) {
    if (((cells >> cell) & 1) === 0 || goods.every((n) => n === 0)) continue
    putLayer(p, cell, () => ({ goods: goods.map(() => 0) }))
    gain(s, seat, goods, 'farm')
  }
}

/** Goods from the general supply lie on a space that a tile has left; where fences make a pasture of it, it is used at once. */
export function putOnCleared(s: State, seat: number, cell: Cell, what: Amounts, card: string): void {
  putGoods(s, seat, cell, what, card)
  releaseGoods(s, seat, (1 << cell) & ~unusedCells(s.players[seat]))
}

/** These spaces have become used, and animals that stood there on a card's permission need another place. */
export function occupy(s: State, seat: number, cells: Cells): void {
  release(s, seat, cells)
  if (has(s.players[seat], ({ pens }) => pens !== null)) settle(s, seat)
}

/** The crops on these spaces go back to the general supply. */
export function throwAway(s: State, seat: number, cells: Cells): void {
  const p = s.players[seat]
  for (const cell of cellsOf(cells)) {
    const crop = p.crops[cell]
    if (crop === 0) continue
    p.crops[cell] = 0
    tell({
      event: 'threw-away',
      seat,
      goods: { [GOODS[cropKind(crop)]]: cropCount(crop) },
      on: yardOf(p).names[cell],
    })
  }
}
