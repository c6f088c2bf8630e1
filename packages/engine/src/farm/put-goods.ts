import { tell } from '../state/events.ts'
import { type Amounts, goods } from '../state/goods.ts'
import type { State } from '../state/state.ts'
import { putLayer } from './tiles.ts'
import { type Cell, yardOf } from './yard.ts'

/** Goods from the general supply lie on a space until it is used or sown; they leave it what it is. */
export function putGoods(s: State, seat: number, cell: Cell, what: Amounts, card: string): void {
  const p = s.players[seat]
  const more = goods(what)
  putLayer(p, cell, (layer) => ({ goods: layer.goods.map((n, g) => n + more[g]) }))
  tell({ event: 'put', seat, card, goods: what, on: yardOf(p).names[cell] })
}
