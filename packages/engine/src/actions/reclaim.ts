import { openWindow } from '../cards/trigger.ts'
import { occasion } from '../cards/windows.ts'
import { clearTiles, moorFieldCells } from '../farm/tiles.ts'
import { lowest, yardOf } from '../farm/yard.ts'
import { CHOOSE } from '../notation/moves.ts'
import { tell } from '../state/events.ts'
import type { State } from '../state/state.ts'
import { type ActRules, act, ONCE } from './act.ts'
import { release } from './release.ts'
import { settle } from './supply.ts'

/** A card turns a moor into a field: next to a field, without fuel, and it is no plowing. What lay beneath goes too. M4 */
export interface Reclaim {
  readonly act: 'reclaim'
}

export const reclaim: ActRules<Reclaim> = act<Reclaim>('reclaim', {
  fields: {},
  possible: (s, seat) => moorFieldCells(s.players[seat]) !== 0,
  obstacle: () => ({ why: 'no-place-for-field' }),
  options(s, seat, _act, _doing, out) {
    for (let rest = moorFieldCells(s.players[seat]); rest !== 0; rest &= rest - 1) out.push(CHOOSE[lowest(rest)])
  },
  takes: (_s, move) => move.verb === 'choose',
  run(s, seat, _act, _doing, move) {
    if (move?.verb === 'choose') turnIntoField(s, seat, move.cell)
    return ONCE
  },
})

export function turnIntoField(s: State, seat: number, cell: number): void {
  const p = s.players[seat]
  const name = yardOf(p).names[cell]
  clearTiles(p, cell)
  p.fields |= 1 << cell
  tell({ event: 'tile', seat, tile: 'moor', cell: name, what: 'removed' })
  tell({ event: 'built', seat, what: 'field', cell: name })
  openWindow(s, 'moor-to-field', occasion(seat, { cells: 1 << cell }))
  release(s, seat, 1 << cell)
  settle(s, seat)
}
