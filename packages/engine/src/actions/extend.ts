import { bool } from '../core/shape.ts'
import { extend as extendYard } from '../farm/farmyard.ts'
import { layTile, MOOR } from '../farm/tiles.ts'
import { extensionPlaces, yardOf } from '../farm/yard.ts'
import { tell } from '../state/events.ts'
import { type ActRules, act, ONCE } from './act.ts'

/** Adds two spaces to the farm, each of them next to one that it has; `moors`: with a moor on both. */
export interface Extend {
  readonly act: 'extend'
  readonly moors: boolean
}

export const extend: ActRules<Extend> = act<Extend>('extend', {
  fields: { moors: bool },
  possible: (s, seat) => extensionPlaces(yardOf(s.players[seat])).length > 0,
  obstacle: () => ({ why: 'card-closed' }),
  options(s, seat, _act, _doing, out) {
    for (const { first, second } of extensionPlaces(yardOf(s.players[seat])))
      out.push({ verb: 'extend', first, second })
  },
  takes: (_s, move) => move.verb === 'extend',
  run(s, seat, { moors }, _doing, move) {
    if (move?.verb !== 'extend') return ONCE
    const p = s.players[seat]
    const yard = yardOf(p)
    const chosen = extensionPlaces(yard).find(({ first, second }) => first === move.first && second === move.second)
    if (!chosen) return ONCE
    extendYard(p, chosen.shape)
    const added = [yard.cells, yard.cells + 1]
    tell({ event: 'extended', seat, cells: added.map((cell) => yardOf(p).names[cell]) })
    if (moors)
      for (const cell of added) {
        layTile(p, cell, MOOR)
        tell({ event: 'tile', seat, tile: 'moor', cell: yardOf(p).names[cell], what: 'laid' })
      }
    return ONCE
  },
})
