import { putLayer } from '../farm/tiles.ts'
import type { Cells } from '../farm/yard.ts'
import type { State } from '../state/state.ts'
import { gain } from './supply.ts'

/** Goods that lie on these spaces of the farm come to their owner: the space has become used, or has been sown. */
export function release(s: State, seat: number, cells: Cells): void {
  const p = s.players[seat]
  if (p.ground.length === 0) return
  for (const { cell, goods } of p.ground) {
    if (((cells >> cell) & 1) === 0 || goods.every((n) => n === 0)) continue
    putLayer(p, cell, () => ({ goods: goods.map(() => 0) }))
    gain(s, seat, goods, 'farm')
  }
}
