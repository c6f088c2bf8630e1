import { PART } from '../cards/registry.ts'
import { has, hasPart } from '../cards/standing.ts'
import { cropCount, cropKind } from '../farm/crops.ts'
import { putLayer } from '../farm/tiles.ts'
import { type Cells, lowest, yardOf } from '../farm/yard.ts'
import { tell } from '../state/events.ts'
import { GOODS } from '../state/goods.ts'
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

/** These spaces have become used, and animals that stood there on a card's permission need another place. */
export function occupy(s: State, seat: number, cells: Cells): void {
  release(s, seat, cells)
  const p = s.players[seat]
  if (hasPart(p, PART.pens) && has(p, ({ pens }) => pens !== null)) settle(s, seat)
}

/** The crops on these spaces go back to the general supply. */
export function throwAway(s: State, seat: number, cells: Cells): void {
  const p = s.players[seat]
  for (let rest = cells; rest !== 0; rest &= rest - 1) {
    const cell = lowest(rest)
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
